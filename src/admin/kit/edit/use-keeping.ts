import { useLingui } from '@lingui/react/macro';
import { App } from 'antd';
import type { Edit } from './use-edit';

/** Keeps the draft when it is asked for, and says what came of it. */
export function useKeeping({ keep }: Pick<Edit, 'keep'>): () => void {
  const { t } = useLingui();
  const { message } = App.useApp();
  return () => {
    keep().then(
      (kept) =>
        kept
          ? message.success(t`The draft is kept in this browser.`)
          : message.info(t`There are no changes to keep.`),
      () =>
        message.error(t`This browser has no room for a draft. Publish before you close this page.`),
    );
  };
}
