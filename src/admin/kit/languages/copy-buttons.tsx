import { Trans } from '@lingui/react/macro';
import type { ContentLanguage } from '../../../api/staff/languages';
import styles from './languages.module.css';

interface CopyButtonsProps {
  /** The languages there is something to copy from. */
  from: readonly ContentLanguage[];
  onCopy: (code: string) => void;
  /** For one field, or for all the empty fields of the version. */
  whole?: boolean;
}

/** Ways to take over another language's text. Offered for empty fields only: nothing is written over. */
export function CopyButtons({ from, onCopy, whole = false }: CopyButtonsProps) {
  if (from.length === 0) return null;
  return (
    <span className={styles.copies}>
      {from.map(({ code, name }) => (
        <button key={code} type="button" className={styles.copy} onClick={() => onCopy(code)}>
          {whole ? (
            <Trans>Fill the empty fields from {name}</Trans>
          ) : (
            <Trans>Copy from {name}</Trans>
          )}
        </button>
      ))}
    </span>
  );
}
