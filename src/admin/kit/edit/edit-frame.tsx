import { FormikProvider } from 'formik';
import type { ReactNode } from 'react';
import { ActionBar } from './action-bar';
import { DraftOffer } from './draft-offer';
import { EditContext } from './edit-context';
import styles from './edit.module.css';
import { ErrorSummary } from './error-summary';
import { LeaveQuestion } from './leave-question';
import type { Edit } from './use-edit';

interface EditFrameProps {
  edit: Edit;
  published: ReactNode;
  outcome?: ReactNode;
  where: (name: string) => string | undefined;
  onJump: (name: string) => void;
  children: ReactNode;
}

/** What surrounds the fields of every edit screen: draft, errors, action bar, the question on leaving. */
export function EditFrame({ edit, published, outcome, where, onJump, children }: EditFrameProps) {
  const { draft, failed, publishing } = edit;
  return (
    <FormikProvider value={edit.formik}>
      <EditContext value={edit.screen}>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
          }}
        >
          {draft.offered && (
            <DraftOffer at={draft.offered.at} onRestore={edit.restore} onDiscard={draft.discard} />
          )}
          <ErrorSummary failed={failed} attempt={edit.attempt} where={where} onJump={onJump} />
          {/* While it is being published, and until the draft is decided upon, nothing is typed. */}
          <div className={styles.fields} inert={publishing || draft.offered !== undefined}>
            {children}
          </div>
          <ActionBar edit={edit} published={published} outcome={outcome} />
        </form>
        <LeaveQuestion changed={edit.changed} onLeave={draft.keepNow} />
      </EditContext>
    </FormikProvider>
  );
}
