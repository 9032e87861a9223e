/** The kinds of things that have names, by the words of the specification. */
export type ItemKind =
  'news' | 'cases' | 'honors' | 'lawyers' | 'fields' | 'banners' | 'catalogues' | 'jobs';

/** What the palette offers: a screen, an action or an item. */
export interface Choice {
  /** The same at every opening. */
  id: string;
  label: string;
  /** Where it belongs, beside its name. */
  hint?: string | undefined;
  /** The language of an item's name. */
  lang?: string | undefined;
  /** What is searched: the name, in all languages there are, and other words for it. */
  text: string;
  /** The screen it opens; or what it does. */
  href?: string | undefined;
  act?: (() => void) | undefined;
}

/** Choices under one heading. */
export interface ChoiceGroup {
  id: string;
  title: string;
  choices: Choice[];
}
