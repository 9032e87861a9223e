import { plainText } from '@/lib/plain-text';
import { LazyPart } from '@/ui/lazy-part';
import { QuerySkeleton } from '@/admin/page-frame/query-states';

/** How an edit screen speaks of its fields. */
export interface FieldLabels {
  /** A field's label, with its language where it has one. */
  nameOf: (name: string) => string;
  /** A value in words, where it is no text itself: a catalogue's name instead of its number. */
  textOf?: ((name: string, value: unknown) => string | undefined) | undefined;
}

/** One field that differs, with both values. */
interface Difference {
  name: string;
  one: unknown;
  other: unknown;
  /** Says something about the field below its label. */
  note?: string | undefined;
}

type Side = 'one' | 'other';

/** Lets a side of each row be chosen. */
interface Choice {
  labels: Readonly<Record<Side, string>>;
  /** The side that is chosen for a field. */
  side: (name: string) => Side;
  onChoose: (name: string, side: Side) => void;
}

export interface DifferencesProps {
  rows: readonly Difference[];
  words: FieldLabels;
  /** What the two values are called. */
  one: string;
  other: string;
  choice?: Choice;
}

/** A value in plain words. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return /<\w/.test(text) ? plainText(text) : text.trim();
}

async function loadTable() {
  const { DifferenceTable } = await import('./difference-table');
  return DifferenceTable;
}

/** Which fields differ, and how: both values, cut to where they differ (design 6). Few screens ever show it: it comes then. */
export function Differences(props: DifferencesProps) {
  return (
    <LazyPart load={loadTable} fallback={<QuerySkeleton rows={props.rows.length} />}>
      {(DifferenceTable) => <DifferenceTable {...props} />}
    </LazyPart>
  );
}
