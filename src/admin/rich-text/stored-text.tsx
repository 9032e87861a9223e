import { useLingui } from '@lingui/react/macro';
import { Flex } from 'antd';
import { Fragment, type DOMAttributes, type Ref } from 'react';
import { languageAttributes } from '@/i18n/locales';
import { SafeHtml } from '@/ui/html/safe-html';
import type { ControlProps } from './rich-text-editor';
import styles from './rich-text.module.css';

/** Number of buttons in each group of the toolbar, whose row ends where the width does. */
const TOOLS_PER_GROUP = [4, 3, 3, 4, 4, 2, 2];

interface StoredTextProps {
  ref: Ref<HTMLDivElement>;
  html: string;
  language: string | null;
  /** ARIA attributes of the text, once the editor can replace it. */
  controlProps: ControlProps | undefined;
  /** Called for the user's actions on the text. */
  events: DOMAttributes<HTMLDivElement>;
}

/** Returns whether the texts in HTML have no line breaks and no successive spaces, which the editor would remove. */
const isSingleSpaced = (html: string) => !/\s\s|\n/.test(html.replaceAll(/>\s+</g, '><'));

/** Renders stored HTML in the same box as the editor that will replace it. */
export function StoredText({ ref, html, language, controlProps, events }: StoredTextProps) {
  const { t } = useLingui();
  return (
    <div ref={ref} className={styles.editor}>
      <div className={styles.head}>
        {!controlProps && (
          <span role="status" className="visually-hidden">{t`Loading the editor…`}</span>
        )}
        <ToolbarOutline />
      </div>
      <div
        className={`${styles.area} ${styles.stored}`}
        data-single-spaced={isSingleSpaced(html) || undefined}
      >
        <div
          className="ql-editor"
          {...(controlProps && {
            ...controlProps,
            ...events,
            role: 'textbox',
            tabIndex: 0,
            'aria-multiline': true,
            'aria-labelledby': `${controlProps.id}-label`,
          })}
          {...languageAttributes(language)}
        >
          <SafeHtml html={html} lang={language} />
        </div>
      </div>
    </div>
  );
}

/** Renders gray boxes in the places of the toolbar's controls. */
function ToolbarOutline() {
  return (
    <Flex align="center" aria-hidden style={{ overflow: 'hidden' }}>
      <span className={styles.toolOutline} style={{ inlineSize: 116 }} />
      {TOOLS_PER_GROUP.map((count, group) => (
        <Fragment key={group}>
          <span className={styles.dividerOutline} />
          {Array.from({ length: count }, (_, tool) => (
            <span key={tool} className={styles.toolOutline} />
          ))}
        </Fragment>
      ))}
    </Flex>
  );
}
