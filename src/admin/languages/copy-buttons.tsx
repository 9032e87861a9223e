import { DownOutlined } from '@ant-design/icons';
import { Trans } from '@lingui/react/macro';
import { Button, Dropdown } from 'antd';
import type { ContentLanguage } from '@/api/admin/languages';
import styles from './languages.module.css';

interface CopyButtonsProps {
  /** Languages with text to copy. */
  sourceLanguages: readonly ContentLanguage[];
  onCopy: (code: string) => void;
  /** Whether the button fills all empty fields of the version instead of one. */
  coversAllFields?: boolean;
}

/** Renders the button to copy from another language, with a menu if there are several; nothing without any. */
export function CopyButtons({
  sourceLanguages,
  onCopy,
  coversAllFields = false,
}: CopyButtonsProps) {
  const [only, ...others] = sourceLanguages;
  if (!only) return null;
  const className = coversAllFields ? (styles.fillEmptyFieldsButton ?? '') : '';
  if (others.length === 0) {
    const { code, name } = only;
    return (
      <Button type="link" size="small" className={className} onClick={() => onCopy(code)}>
        {coversAllFields ? (
          <Trans>Fill empty fields from {name}</Trans>
        ) : (
          <Trans>Copy from {name}</Trans>
        )}
      </Button>
    );
  }
  return (
    <Dropdown
      trigger={['click']}
      autoFocus // oxlint-disable-line jsx-a11y/no-autofocus -- a menu takes the focus when it is opened
      menu={{
        items: sourceLanguages.map(({ code, name }) => ({ key: code, label: name })),
        onClick: ({ key }) => onCopy(key),
      }}
    >
      <Button
        type="link"
        size="small"
        className={className}
        icon={<DownOutlined aria-hidden />}
        iconPlacement="end"
      >
        {coversAllFields ? <Trans>Fill empty fields from…</Trans> : <Trans>Copy from…</Trans>}
      </Button>
    </Dropdown>
  );
}
