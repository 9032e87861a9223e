import type { NamedContentType } from '@/admin/sections';

/** A choice of the palette: a screen, an action or an item. */
export interface Choice {
  /** Stable across openings. */
  id: string;
  label: string;
  /** Shown next to the label: the group of a screen, or details that distinguish items with the same name. */
  hint?: string | undefined;
  /** The language of an item's name. */
  lang?: string | undefined;
  /** The searched text: the known names, and other keywords. */
  text: string;
  /** The URL to open; without it, `run` is called. */
  href?: string | undefined;
  run?: (() => void) | undefined;
}

/** Choices under one heading: screens, actions, recent choices, or the items of a section. */
export interface ChoiceGroup {
  id: 'recent' | 'screens' | 'actions' | NamedContentType;
  title: string;
  choices: Choice[];
}
