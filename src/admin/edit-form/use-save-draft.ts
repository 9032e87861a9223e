import { useLingui } from '@lingui/react/macro';
import { App } from 'antd';
import type { EditForm } from './use-edit-form';

/** Returns the function that saves the draft and announces the result. */
export function useSaveDraft({ saveNow }: Pick<EditForm, 'saveNow'>): () => void {
  const { t } = useLingui();
  const { message } = App.useApp();
  return () =>
    void saveNow().then((savedIn) => {
      if (savedIn === 'browser') void message.success(t`The draft is saved in this browser.`);
      else if (savedIn === undefined) void message.info(t`No changes to save.`);
      else void message.error(t`This browser can’t save the draft.`);
    });
}
