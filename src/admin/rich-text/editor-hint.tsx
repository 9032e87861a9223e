import { Trans } from '@lingui/react/macro';
import { Typography } from 'antd';
import { formatShortcut } from '@/admin/shared/format-shortcut';
import styles from './rich-text.module.css';

/** Renders the shortcuts of the editor, below its text. */
export function EditorHint() {
  const [linkKeys, findKeys] = [formatShortcut('K').shown, formatShortcut('F').shown];
  return (
    <Typography.Text type="secondary" className={styles.hint ?? ''}>
      <Trans>
        Alt+F10 moves to the toolbar, {linkKeys} adds a link, {findKeys} finds text, Tab leaves the
        editor.
      </Trans>
    </Typography.Text>
  );
}
