import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Drawer, Form, Space } from 'antd';
import type { ReactNode } from 'react';
import styles from './list.module.css';

interface FilterDrawerProps {
  open: boolean;
  /** The number of items that match; undefined until it is known. */
  total: number | undefined;
  /** Resets all filters; undefined when none is set. */
  onReset: (() => void) | undefined;
  onClose: () => void;
  /** The filters: `Form.Item`s, which apply at once. */
  children: ReactNode;
}

/** Renders the filters of a list that are behind a button. */
export function FilterDrawer({ open, total, onReset, onClose, children }: FilterDrawerProps) {
  const { t } = useLingui();
  return (
    <Drawer
      open={open}
      destroyOnHidden
      title={t({ message: 'Filters', context: 'of a list' })}
      onClose={onClose}
      footer={
        <Space>
          <Button type="primary" onClick={onClose}>
            {total === undefined ? (
              <Trans>Close</Trans>
            ) : (
              <Plural value={total} one="Show # item" other="Show # items" />
            )}
          </Button>
          <Button disabled={!onReset} onClick={onReset}>
            <Trans>Reset</Trans>
          </Button>
        </Space>
      }
    >
      <Form layout="vertical" component="div" className={styles.drawerForm}>
        {children}
      </Form>
    </Drawer>
  );
}
