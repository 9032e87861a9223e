import type { FormikValues } from 'formik';
import type { IdempotencyKeys } from '@/api/idempotency-keys';
import type { ContentLanguage } from '@/api/admin/languages';
import type { FormNames } from '@/lib/form-field';
import type { Compared } from './compare-saved';
import type { Newer } from './save-outcome';

/** The values of a form: what all languages share, and a version per language. */
export type EditedValues = FormikValues & { versions: Record<string, object> };

/** What a document is sent over. */
export interface SaveBasis<Stored> {
  /** What the form began with; null for a new document. */
  opened: Stored | null;
  /** The newest state that is known; null where it is sent as a new document. */
  known: Stored | null;
}

/** What a section says of its documents, in functions that know nothing of the screen (design 3). */
export interface EditedItemType<Stored, Values extends EditedValues, Body> {
  /** Names what is read, as the places do that `create` and `update` give; undefined where nothing is. */
  item: string | undefined;
  /** Whether it is a new one; what is read is then what it begins as a copy of. */
  isNew: boolean;
  /** The name of the draft. */
  draft: string;
  /** Other names that an earlier visit may have given to the draft: those of the other versions. */
  otherDrafts?: (stored: Stored) => string[];
  /**
   * Reads it in all languages; null where there is none. With `known` it reads those records again. Throws `ApiError`: of
   * one that is known, also 404 where it is gone.
   */
  load: (languages: readonly string[], known?: Stored) => Promise<Stored | null>;
  /** The same where that is cheaper to tell: undefined where nothing has been published since. */
  loadIfNewer?: (languages: readonly string[], known: Stored) => Promise<Stored | undefined>;
  /** What the form begins with, a version for each language; `typed` is what is in the form already. */
  toValues: (stored: Stored | null, languages: readonly string[], typed?: Values) => Values;
  /** What a copy begins with. */
  toCopy?: (source: Stored, languages: readonly string[]) => Values;
  toBody: (values: Values, basis: SaveBasis<Stored>) => Body;
  /** How the form's fields are called in what is sent, for those that the server rejects. */
  namesIn?: (values: Values) => FormNames;
  /** The fields that the form owns, as they were sent and as they are stored, by their names in the form (D52). */
  compare: (stored: Stored, body: Body) => Compared;
  /** Whether two states say the same to people; left out, whether they are equal. */
  saysSame?: (one: Values, other: Values) => boolean;
  /**
   * Sends a new document, with its action (D49). Returns the number that the response names it by, for `readNew`; left out
   * where there is only one document.
   */
  create?: (body: Body, action: IdempotencyKeys) => Promise<string | undefined>;
  /** Sends it over what is known, with its action. Returns another place where it goes on there. */
  update: (body: Body, known: Stored, action: IdempotencyKeys) => Promise<string | undefined>;
  /** Reads again what a body was sent over; null where it is gone. Throws `ApiError`. */
  find: (languages: readonly string[], body: Body, known: Stored) => Promise<Stored | null>;
  /**
   * Finds what may have been stored of a new document, the newest first: two candidates are enough to tell that it was stored
   * twice. Left out where there is only one document. Throws `ApiError`.
   */
  findNew?: (languages: readonly string[], body: Body) => Promise<readonly Stored[]>;
  /**
   * Remembers which records are stored before a new document is sent. Returns the function that finds what has been stored
   * since and resembles it, for a server that changed it and does not name it. Throws `ApiError`, both.
   */
  watchNew?: (
    languages: readonly string[],
    body: Body,
  ) => Promise<(body: Body) => Promise<Stored | null>>;
  /** Reads a new document by the number that `create` returned; null where there is none. Throws `ApiError`. */
  readNew?: (languages: readonly string[], created: string) => Promise<Stored | null>;
  /** The place of one that was found; `known` is what it was sent over. */
  placeOf?: (stored: Stored, known: Stored | null) => string | undefined;
  /** Leads on after publishing; undefined where the place is not known. Left out where there is only one. */
  goTo?: (place: string | undefined) => Promise<void>;
  /** Who published it last, and when, in words. */
  signed?: (stored: Stored) => Pick<Newer<Values>, 'who' | 'when'>;
}

/** A document on the screen, as `useEditedItem` gives it. */
export interface EditedItem<Stored, Values extends EditedValues, Body> {
  kind: EditedItemType<Stored, Values, Body>;
  /** Only an open one has a form. */
  state: 'waiting' | 'failed' | 'missing' | 'open';
  error: unknown;
  /** As it is published; null for a new one. */
  stored: Stored | null;
  /** What a new one begins as a copy of. */
  source: Stored | undefined;
  /** What the form begins with. */
  initial: Values;
  /** The languages to edit. */
  languages: readonly ContentLanguage[];
  /** Another one for each reading of each document: what belongs to one reading ends with it. */
  key: string;
  /** It was published from this screen. */
  published: boolean;
  /** Reads again what could not be read. */
  retry: () => void;
  /** Begins again with what is published now, after somebody else has published. Throws `ApiError`. */
  takeNewer: () => Promise<void>;
  /** Replaces what is known to be stored, once it was read again; `published` says whether it is what was sent. */
  show: (stored: Stored, published: boolean) => Promise<void>;
  /** Goes on where it was published to. */
  goOn: (place: string | undefined) => Promise<void>;
}
