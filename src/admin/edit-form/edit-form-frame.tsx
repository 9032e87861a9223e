import { Form } from 'antd';
import { FormikProvider } from 'formik';
import type { ReactNode } from 'react';
import { ActionBar } from './action-bar';
import type { FieldLabels } from './differences';
import { DraftRecoveryBanner } from './draft-recovery-banner';
import { EditFormContext } from '@/admin/fields/edit-form-context';
import styles from './edit.module.css';
import { ErrorSummary } from './error-summary';
import { UnsavedChangesDialog } from './unsaved-changes-dialog';
import { ConflictDialog } from './conflict-dialog';
import { SaveNotice } from './save-notice';
import type { EditForm } from './use-edit-form';

interface EditFrameProps {
  edit: EditForm;
  published: ReactNode;
  outcome?: ReactNode;
  where: (name: string) => string | undefined;
  onJump: (name: string) => void;
  /** How the screen speaks of its fields, to say what differs in drafts and newer versions. */
  words?: FieldLabels;
  /** Leads to the list, where a new item may be found that was saved and is missing. */
  list?: ReactNode;
  /** Buttons beside the one that publishes. */
  actions?: ReactNode;
  children: ReactNode;
}

/** What surrounds the fields of every edit screen: draft, errors, action bar, the question on leaving. */
export function EditFormFrame(props: EditFrameProps) {
  const { edit, published, outcome, where, onJump, words, list, actions, children } = props;
  const { draft, failed, publishing, unconfirmed } = edit;
  return (
    <FormikProvider value={edit.formik}>
      <EditFormContext value={edit.screen}>
        <Form className={styles.form ?? ''} layout="vertical" noValidate>
          {draft.offered && (
            <DraftRecoveryBanner
              draft={draft.offered}
              words={words}
              onRestore={edit.restore}
              onDiscard={draft.discard}
            />
          )}
          <ErrorSummary
            failed={failed}
            attempt={edit.attempt}
            where={where}
            onJump={onJump}
            onPublishAsNew={() => void edit.publishAsNew()}
          />
          {unconfirmed && (
            <SaveNotice
              outcome={unconfirmed}
              words={words}
              list={list}
              onTakeStored={edit.takeStored}
            />
          )}
          {/* While it is being published, and until the draft is decided upon or the save is checked, nothing is typed. */}
          <div
            className={styles.fields}
            inert={publishing || draft.offered !== undefined || unconfirmed?.kind === 'unchecked'}
          >
            {children}
          </div>
          <ActionBar {...{ edit, published, outcome, words, actions }} />
        </Form>
        {edit.newer && (
          <ConflictDialog
            newer={edit.newer}
            base={edit.formik.initialValues}
            mine={edit.values}
            words={words}
            onMerge={(mine, then) => void edit.merge(mine, then)}
            onTake={() => void edit.takeNewer()}
            onClose={edit.closeNewer}
          />
        )}
        <UnsavedChangesDialog
          changed={edit.changed}
          draft={draft}
          typed={edit.typed}
          words={words}
        />
      </EditFormContext>
    </FormikProvider>
  );
}
