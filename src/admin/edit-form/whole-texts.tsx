import { useLingui } from '@lingui/react/macro';
import { diffWords } from 'diff';
import { Typography } from 'antd';
import { languageTag } from '@/i18n/locales';
import { SafeHtml } from '@/ui/html/safe-html';
import { plainText } from '@/lib/plain-text';
import { languageOfField } from './changes';
import { hasTags } from './compare-saved';
import styles from './edit.module.css';

interface WholeTextsProps {
  name: string;
  values: { leftValue: unknown; rightValue: unknown };
  /** The values as plain text. */
  texts: readonly [string, string];
  /** Whether the plain texts are equal: then the formatted texts are shown. */
  hasSameText: boolean;
  leftTitle: string;
  rightTitle: string;
  isWide: boolean;
}

/** Maximum number of differing words for a comparison word by word. */
const MAX_EDITS = 2_000;

const BLOCK_END_PATTERN = /<\/(?:p|h[1-6]|li|tr|blockquote|figure)>|<br\s*\/?>/i;

/** Returns a text as plain text with a line for each paragraph. */
function linesOf(value: unknown, text: string): string {
  if (!hasTags(value)) return text;
  return value.split(BLOCK_END_PATTERN).map(plainText).filter(Boolean).join('\n');
}

interface Part {
  value: string;
  isMarked: boolean;
}

/** Returns the parts of both texts with the differing words marked; everything is marked if too much differs. */
function partsOf(first: string, second: string, lang: string): [Part[], Part[]] {
  const intlSegmenter = new Intl.Segmenter(lang, { granularity: 'word' });
  const changes = diffWords(first, second, { intlSegmenter, maxEditLength: MAX_EDITS });
  if (!changes) return [[{ value: first, isMarked: true }], [{ value: second, isMarked: true }]];
  const partsWithout = (omittedSide: 'added' | 'removed', markedSide: 'added' | 'removed') =>
    changes
      .filter((change) => !change[omittedSide])
      .map((change) => ({ value: change.value, isMarked: change[markedSide] }));
  return [partsWithout('added', 'removed'), partsWithout('removed', 'added')];
}

/** Renders both texts in full, with the differences marked unless only formatting or pictures differ. */
export function WholeTexts(props: WholeTextsProps) {
  const { name, values, texts, hasSameText, leftTitle, rightTitle, isWide } = props;
  const { i18n } = useLingui();
  const lang = languageOfField(name);
  const parts = hasSameText
    ? undefined
    : partsOf(
        linesOf(values.leftValue, texts[0]),
        linesOf(values.rightValue, texts[1]),
        languageTag(lang || i18n.locale),
      );
  const renderSide = (label: string, value: unknown, markedParts: readonly Part[] | undefined) => (
    <div>
      <Typography.Text type="secondary">{label}</Typography.Text>
      <div
        className={styles.wholeText}
        role="group"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard
        tabIndex={0}
      >
        {markedParts ? (
          <bdi>
            {markedParts.map((part, index) =>
              part.isMarked ? (
                <mark key={index} className={styles.differingText}>
                  {part.value}
                </mark>
              ) : (
                part.value
              ),
            )}
          </bdi>
        ) : (
          <SafeHtml html={String(value)} lang={lang} />
        )}
      </div>
    </div>
  );
  return (
    <div className={isWide ? styles.sideBySide : styles.stacked}>
      {renderSide(leftTitle, values.leftValue, parts?.[0])}
      {renderSide(rightTitle, values.rightValue, parts?.[1])}
    </div>
  );
}
