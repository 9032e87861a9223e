import { useLingui } from '@lingui/react/macro';
import { Card } from 'antd';
import { SafeHtml } from '@/ui/html/safe-html';
import styles from './rich-text.module.css';

/** Renders the preview of HTML that is being edited. */
export function HtmlViewPreview({ html, language }: { html: string; language: string | null }) {
  const { t } = useLingui();
  return (
    // Focusable, so that the keyboard can scroll it.
    <Card
      size="small"
      title={t`Preview`}
      role="region"
      aria-label={t`Preview`}
      tabIndex={0}
      className={styles.htmlPreview ?? ''}
    >
      <SafeHtml html={html} lang={language} />
    </Card>
  );
}
