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
  /** Labels of the fields, for differences in drafts and newer versions. */
  labels?: FieldLabels;
  /** Link to the list, where the editor can look for a new item that was saved and not found. */
  list?: ReactNode;
  /** Buttons next to the publish button. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Renders the frame of an edit form: draft recovery, validation errors, action bar, unsaved changes dialog. */
export function EditFormFrame(props: EditFrameProps) {
  const { edit, published, outcome, where, onJump, labels, list, actions, children } = props;
  const { draft, failed, publishing, unconfirmed } = edit;
  return (
    <FormikProvider value={edit.formik}>
      <EditFormContext value={edit.screen}>
        <Form className={styles.form ?? ''} layout="vertical" noValidate>
          {draft.offered && (
            <DraftRecoveryBanner
              draft={draft.offered}
              labels={labels}
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
              labels={labels}
              list={list}
              onTakeStored={edit.takeStored}
            />
          )}
          {/* Disabled while publishing, and until the draft is restored or discarded and the save is verified. */}
          <div
            className={styles.fields}
            inert={publishing || draft.offered !== undefined || unconfirmed?.kind === 'unchecked'}
          >
            {children}
          </div>
          <ActionBar {...{ edit, published, outcome, labels, actions }} />
        </Form>
        {edit.newer && (
          <ConflictDialog
            newer={edit.newer}
            base={edit.formik.initialValues}
            mine={edit.values}
            labels={labels}
            onMerge={(mine, then) => void edit.merge(mine, then)}
            onTake={() => void edit.takeNewer()}
            onClose={edit.closeNewer}
          />
        )}
        <UnsavedChangesDialog
          changed={edit.changed}
          draft={draft}
          typed={edit.typed}
          labels={labels}
        />
      </EditFormContext>
    </FormikProvider>
  );
}
