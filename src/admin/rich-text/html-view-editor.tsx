import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Flex, Input } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { languageTag } from '@/i18n/locales';
import { growingTextAreaProps } from '@/admin/fields/growing-text-area';
import type { Loss } from './fidelity';
import { useUnsupportedFormatMessages } from './unsupported-format-messages';
import type { ControlProps } from './rich-text-editor';
import styles from './rich-text.module.css';
import { HtmlViewPreview } from './html-view-preview';

interface HtmlViewEditorProps {
  value: string;
  onChange: (html: string) => void;
  /** Requests the rich editor; returns whether it opened. */
  onOpenRichEditor: () => boolean;
  /** Losses of the text in the rich editor. */
  losses: readonly Loss[];
  controlProps: ControlProps;
  language: string | null;
  /** Called with the text area when it is mounted. */
  onReady: (editable: HTMLElement) => void;
}

/** Renders the HTML view with a preview, for texts that the rich editor would damage. */
export function HtmlViewEditor({
  value,
  onChange,
  onOpenRichEditor,
  losses,
  controlProps,
  language,
  onReady,
}: HtmlViewEditorProps) {
  const { t } = useLingui();
  const messagesOf = useUnsupportedFormatMessages();
  const [wasRejected, setWasRejected] = useState(false);
  const ready = useEffectEvent(onReady);
  useEffect(() => {
    const textArea = document.getElementById(controlProps.id);
    if (textArea) ready(textArea);
  }, [controlProps.id]);
  return (
    <Flex vertical gap="small">
      {losses.length > 0 && (
        <Alert
          type="warning"
          showIcon
          role={wasRejected ? 'alert' : 'note'}
          title={t`Shown as HTML to preserve all formatting`}
          description={
            <>
              <Trans>The editor would change or remove:</Trans>
              <ul>
                {messagesOf(losses).map((lossMessage) => (
                  <li key={lossMessage}>{lossMessage}</li>
                ))}
              </ul>
            </>
          }
        />
      )}
      <Flex justify="space-between" align="center">
        <Trans>HTML source</Trans>
        <Button size="small" onClick={() => setWasRejected(!onOpenRichEditor())}>
          <Trans>Back to editor</Trans>
        </Button>
      </Flex>
      <Input.TextArea
        {...controlProps}
        className={styles.code ?? ''}
        aria-labelledby={`${controlProps.id}-label`}
        value={value}
        {...(language && { lang: languageTag(language) })}
        dir="ltr"
        spellCheck={false}
        {...growingTextAreaProps(14, 40)}
        onChange={({ target }) => onChange(target.value)}
      />
      <HtmlViewPreview html={value} language={language} />
    </Flex>
  );
}
