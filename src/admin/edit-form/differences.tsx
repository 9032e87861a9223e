import { useLingui } from '@lingui/react/macro';
import { languageByCode, type ContentLanguage } from '@/api/admin/languages';
import { plainText } from '@/lib/plain-text';
import { LazyComponent } from '@/ui/lazy-component';
import { QuerySkeleton } from '@/admin/page/query-states';
import { hasTags } from './compare-saved';

export interface FieldLabels {
  /** Returns the label of a field, with its language if it has one. */
  nameOf: (name: string) => string;
  /** Returns a value that is not text as text, such as the name of a catalogue for its number. */
  textOf?: ((name: string, value: unknown) => string | undefined) | undefined;
}

/** Returns the labels of form fields, with the language of those of a version; keys are names without the version. */
export function useFieldLabels(
  labels: Readonly<Record<string, string>>,
  languages: readonly ContentLanguage[],
  textOfValue?: FieldLabels['textOf'],
): FieldLabels {
  const { t } = useLingui();
  return {
    textOf: textOfValue,
    nameOf(name) {
      const [, code, field = name] = /^versions\.([^.]+)\.(.+)$/.exec(name) ?? [];
      const label = labels[field] ?? field;
      if (code === undefined) return label;
      const language = languageByCode(languages, code).name;
      return t`${language}: ${label}`;
    },
  };
}

interface Difference {
  name: string;
  leftValue: unknown;
  rightValue: unknown;
  /** Note after the label of the field. */
  note?: string | undefined;
}

export type Side = 'left' | 'right';

interface Choice {
  labels: Readonly<Record<Side, string>>;
  sideOf: (name: string) => Side;
  onChoose: (name: string, side: Side) => void;
}

export interface DifferencesProps {
  rows: readonly Difference[];
  labels: FieldLabels;
  leftTitle: string;
  rightTitle: string;
  choice?: Choice;
}

/** Returns a value as plain text: HTML without its tags, other values as JSON. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const isHtml: boolean = hasTags(text);
  return isHtml ? plainText(text) : text.trim();
}

async function loadTable() {
  const { DifferenceTable } = await import('./difference-table');
  return DifferenceTable;
}

/** Renders the differing fields with both values, shortened to their differences, in a table that loads on demand. */
export function Differences(props: DifferencesProps) {
  return (
    <LazyComponent load={loadTable} fallback={<QuerySkeleton rows={props.rows.length} />}>
      {(DifferenceTable) => <DifferenceTable {...props} />}
    </LazyComponent>
  );
}
