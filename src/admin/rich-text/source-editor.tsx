import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Input } from 'antd';
import { useState } from 'react';
import { directionOf, languageTag } from '../../i18n/locales';
import { SafeHtml } from '../../ui/html/safe-html';
import type { Loss } from './fidelity';
import { useLossWords } from './loss-words';
import type { ControlAttributes } from './rich-text-editor';
import styles from './rich-text.module.css';

interface SourceEditorProps {
  value: string;
  onChange: (html: string) => void;
  /** Asks for the rich editor; gives whether it opened. */
  onRich: () => boolean;
  /** What the rich editor would take from the text. */
  losses: readonly Loss[];
  control: ControlAttributes;
  language: string | null;
}

/** The HTML source beside what readers will see of it, for texts that the rich editor would harm. */
export function SourceEditor({
  value,
  onChange,
  onRich,
  losses,
  control,
  language,
}: SourceEditorProps) {
  const { t } = useLingui();
  const wordsOf = useLossWords();
  const [refused, setRefused] = useState(false);
  return (
    <div className={styles.source}>
      {losses.length > 0 && (
        <Alert
          type="warning"
          showIcon
          role={refused ? 'alert' : 'note'}
          title={t`This text is shown as HTML, so that nothing in it gets lost`}
          description={
            <>
              <Trans>The editor would change or remove:</Trans>
              <ul className={styles.losses}>
                {wordsOf(losses).map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            </>
          }
        />
      )}
      <div className={styles.sourceHead}>
        <span>
          <Trans>HTML source</Trans>
        </span>
        <Button size="small" onClick={() => setRefused(!onRich())}>
          <Trans>Back to the editor</Trans>
        </Button>
      </div>
      <Input.TextArea
        {...control}
        className={styles.code ?? ''}
        aria-labelledby={`${control.id}-label`}
        value={value}
        {...(language && { lang: languageTag(language) })}
        dir="ltr"
        spellCheck={false}
        autoSize={{ minRows: 14, maxRows: 40 }}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className={styles.previewHead}>
        <Trans>Preview</Trans>
      </div>
      <div
        className={styles.preview}
        {...(language && { lang: languageTag(language), dir: directionOf(language) })}
      >
        <SafeHtml html={value} lang={language} />
      </div>
    </div>
  );
}
