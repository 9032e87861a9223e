import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Flex, Input } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { languageTag } from '@/i18n/locales';
import { growingTextAreaProps } from '@/admin/fields/growing-text-area';
import type { RichTextEditorProps } from './rich-text-editor';
import styles from './rich-text.module.css';
import { HtmlViewPreview } from './html-view-preview';

/** Names what the rich editor would change or remove, by the kind of a loss. */
const LOSS_MESSAGES: [pattern: RegExp, message: MessageDescriptor][] = [
  [/^attribute:(colspan|rowspan)$/, msg`table cells that span rows or columns`],
  [
    /^element:(table|thead|tfoot|tr|td|th|caption|colgroup|col)$|^attribute:(headers|scope)$/,
    msg`tables`,
  ],
  [/^element:(figure|figcaption)$/, msg`pictures with captions`],
  [/^element:hr$/, msg`dividers`],
  [/^attribute:(id|name)$/, msg`link anchors`],
  [/^element:(pre|code|kbd|samp|var)$/, msg`preformatted text and code`],
  [/^element:(dl|dt|dd)$/, msg`definition lists`],
  [
    /^element:(iframe|video|audio|object|embed|svg|math|canvas)$|^attribute:src$/,
    msg`embedded media`,
  ],
  [/^attribute:(start|type|value|reversed)$|^style:list-style-type$/, msg`the numbering of lists`],
  [/^(style|attribute):(width|height)$/, msg`widths and heights`],
  [/^attribute:(title|alt)$/, msg`tooltips and alternative text`],
  [/^attribute:(dir|lang)$/, msg`the language or direction of words`],
  [/^text$/, msg`parts of the text`],
  [
    /^structure$|^style:|^element:(p|div|ul|ol|li|blockquote|h[1-6])$/,
    msg`the structure of paragraphs, lists, quotations and headings`,
  ],
];

interface HtmlViewEditorProps extends RichTextEditorProps {
  /** Requests the rich editor; returns whether it opened. */
  onOpenRichEditor: () => boolean;
  losses: readonly string[];
}

/** Renders the HTML view with a preview, and what the rich editor would change or remove. */
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
  const lossMessages = losses.map((loss) => {
    const message = LOSS_MESSAGES.find(([pattern]) => pattern.test(loss))?.[1];
    const name = loss.split(':')[1] ?? loss;
    return message ? t(message) : t`parts marked as “${name}”`;
  });
  const [wasRejected, setWasRejected] = useState(false);
  const notifyReady = useEffectEvent(onReady);
  useEffect(() => {
    const textArea = document.getElementById(controlProps.id);
    if (textArea) notifyReady(textArea);
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
                {[...new Set(lossMessages)].map((lossMessage) => (
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
        className={styles.htmlSource ?? ''}
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
