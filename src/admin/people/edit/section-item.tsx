import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useMemo } from 'react';
import { plainText } from '../../../lib/plain-text';
import { TextField } from '../../kit/fields/text-field';
import { useContentLanguage } from '../../kit/languages/content-language';
import { RichTextField } from '../../rich-text/rich-text-field';
import styles from './lawyer-edit.module.css';
import type { SectionValues } from './lawyer-values';

/** How much of a closed section's text is shown. */
const EXCERPT = 120;

interface SectionItemProps {
  section: SectionValues;
  /** The section in the values. */
  path: string;
  /** What it is called. */
  name: string;
  first: boolean;
  last: boolean;
  open: boolean;
  onToggle: () => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** One custom section: its heading and the beginning of its text, or open, with both to be written. */
export function SectionItem(props: SectionItemProps) {
  const { section, path, name, first, last, open, onToggle, onMove, onRemove } = props;
  const { t } = useLingui();
  const id = useId();
  const language = useContentLanguage();
  const { content } = section;
  const excerpt = useMemo(
    () => plainText(content.slice(0, 4 * EXCERPT)).slice(0, EXCERPT),
    [content],
  );
  return (
    <li className={styles.section} data-section={section.key} data-open={open || undefined}>
      <div className={styles.sectionHead}>
        <button
          type="button"
          className={styles.sectionName}
          aria-expanded={open}
          {...(open && { 'aria-controls': id })}
          onClick={onToggle}
        >
          <span className={styles.arrow} aria-hidden />
          <span className={styles.sectionWords} {...language}>
            <span className={styles.sectionTitle}>{name}</span>
            {!open && excerpt && <span className={styles.excerpt}>{excerpt}</span>}
          </span>
        </button>
        <div className={styles.sectionActions}>
          <button
            type="button"
            className={styles.step}
            data-up
            title={t`Move up`}
            aria-disabled={first}
            onClick={() => onMove(-1)}
          >
            <ArrowUpOutlined aria-hidden />
            <span className="visually-hidden">{t`Move up: ${name}`}</span>
          </button>
          <button
            type="button"
            className={styles.step}
            data-down
            title={t`Move down`}
            aria-disabled={last}
            onClick={() => onMove(1)}
          >
            <ArrowDownOutlined aria-hidden />
            <span className="visually-hidden">{t`Move down: ${name}`}</span>
          </button>
          <button type="button" className={styles.step} title={t`Remove`} onClick={onRemove}>
            <DeleteOutlined aria-hidden />
            <span className="visually-hidden">{t`Remove: ${name}`}</span>
          </button>
        </div>
      </div>
      {open && (
        <div id={id} className={styles.sectionBody}>
          <TextField name={`${path}.title`} label={<Trans>Heading</Trans>} />
          <RichTextField name={`${path}.content`} label={t`Text`} />
        </div>
      )}
    </li>
  );
}
