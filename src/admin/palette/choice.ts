import type { ItemKind } from '@/admin/sections';

/** What the palette offers: a screen, an action or an item. */
export interface Choice {
  /** The same at every opening. */
  id: string;
  label: string;
  /** Where it belongs, beside its name; of lawyers what tells namesakes apart. */
  hint?: string | undefined;
  /** The language of an item's name. */
  lang?: string | undefined;
  /** What is searched: the name, in all languages there are, and other words for it. */
  text: string;
  /** The screen it opens; or what it does. */
  href?: string | undefined;
  act?: (() => void) | undefined;
}

/** Choices under one heading: the screens, the actions, what was chosen last, or the items of a kind. */
export interface ChoiceGroup {
  id: 'recent' | 'screens' | 'actions' | ItemKind;
  title: string;
  choices: Choice[];
}
