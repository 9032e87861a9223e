import { Form } from 'antd';
import { type FocusEvent, type ReactNode, useRef, useEffect, type RefObject } from 'react';
import type { Schema } from 'yup';
import { ActionBar } from './action-bar';
import type { FieldLabels } from './differences';
import { DraftRecoveryBanner } from './draft-recovery-banner';
import { FormProvider } from '@/admin/fields/form-store';
import { isFocusLost, useFocusFallback } from '@/admin/shared/focus-fallback';
import styles from './edit.module.css';
import type { EditedItem, EditedValues } from './edited-item';
import { ErrorSummary } from './error-summary';
import { UnsavedChangesDialog } from './unsaved-changes-dialog';
import { ConflictDialog } from './conflict-dialog';
import { SaveNotice } from './save-notice';
import { useEditForm } from './use-edit-form';

export interface EditFormFrameProps<Stored, Values extends EditedValues, Body> {
  editedItem: EditedItem<Stored, Values, Body>;
  /** Gets all values as `context.values`. */
  schema: Schema;
  /** Whether the item is published, and in some sections by whom, when, or whether it is pinned. */
  publishedState: ReactNode;
  publishedMessage: ReactNode;
  /** Returns the prefix of a field's message, such as its language. */
  prefixOf: (name: string, values: Values) => string | undefined;
  /** Shows and focuses a field. */
  onJump: (name: string, values: Values) => void;
  labels: FieldLabels;
  actions?: ReactNode;
  /** Renders advice above the fields for the message of a failed request. */
  renderAdvice?: (message: string) => ReactNode;
  /** The fields; they do not re-render when publishing starts or ends. */
  children: ReactNode;
}

/** Renders the frame of an edit form: draft recovery, notice of an unconfirmed save, errors, action bar and dialogs. */
export function EditFormFrame<Stored, Values extends EditedValues, Body>(
  props: EditFormFrameProps<Stored, Values, Body>,
) {
  const { editedItem, schema, publishedState, publishedMessage, prefixOf, onJump } = props;
  const { labels, actions, renderAdvice, children } = props;
  const editForm = useEditForm(editedItem);
  const { store, draft, publishFailure, unconfirmedSave, newerVersion } = editForm;
  const { values, initialValues } = store.getState();
  const isInert =
    editForm.isBusy || draft.recoverable !== undefined || unconfirmedSave?.kind === 'unchecked';
  const fieldsProps = useFocusReturn(isInert || newerVersion !== undefined);
  const footer = useRef<HTMLDivElement>(null);
  useScrollClearance(footer);
  return (
    <FormProvider store={store} schema={schema} wasAttempted={editForm.wasAttempted}>
      <Form className={styles.form ?? ''} layout="vertical" noValidate>
        {draft.recoverable && (
          <DraftRecoveryBanner
            draft={draft.recoverable}
            isNew={editedItem.storedItem === null}
            labels={labels}
            onRestore={editForm.restoreDraft}
            onDiscard={draft.discard}
          />
        )}
        {unconfirmedSave && (
          <SaveNotice
            save={unconfirmedSave}
            isChecking={editForm.isBusy}
            labels={labels}
            listLink={editedItem.definition.listLink}
            onLoadStoredValues={editForm.loadStoredValues}
          />
        )}
        {/* Disabled while publishing or loading, and until the draft is restored or discarded and the save is verified. */}
        <div className={styles.fields} inert={isInert} {...fieldsProps}>
          {publishFailure?.message !== undefined && renderAdvice?.(publishFailure.message)}
          {children}
        </div>
        {/* Sticks to the bottom of the screen, so that the errors move no field. */}
        <div ref={footer} className={styles.footer}>
          {publishFailure && (
            <ErrorSummary
              failure={publishFailure}
              prefixOf={prefixOf}
              onJump={onJump}
              onPublishAsNew={() => void editForm.publishAsNew()}
            />
          )}
          <ActionBar
            editForm={editForm}
            publishedState={publishedState}
            publishedMessage={editedItem.wasPublishedHere && publishedMessage}
            labels={labels}
            actions={actions}
          />
        </div>
      </Form>
      {newerVersion && (
        <ConflictDialog
          newerVersion={newerVersion}
          initialValues={initialValues}
          currentValues={values}
          labels={labels}
          onApplySelection={(ownFields, nextStep) =>
            void editForm.applySelection(ownFields, nextStep)
          }
          onLoadNewer={() => void editForm.loadNewer()}
          onClose={editForm.closeConflict}
        />
      )}
      <UnsavedChangesDialog
        hasChanges={editForm.hasChanges}
        isPublishing={editForm.isPublishing}
        draft={draft}
        labels={labels}
      />
    </FormProvider>
  );
}

/** Restores the focus of the last field, otherwise of the heading, if an interruption took it. Returns the fields' props. */
function useFocusReturn(isInterrupted: boolean) {
  const lastField = useRef<HTMLElement>(null);
  const wasInterrupted = useRef(isInterrupted);
  const { restoreLostFocus } = useFocusFallback();
  useEffect(() => {
    if (wasInterrupted.current && !isInterrupted) {
      // What appears in the form instead, such as a list of issues, already has the focus.
      if (isFocusLost()) lastField.current?.focus({ preventScroll: true });
      restoreLostFocus();
    }
    wasInterrupted.current = isInterrupted;
  }, [isInterrupted, restoreLostFocus]);
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      lastField.current = target;
    },
  };
}

/** Keeps what the page scrolls to, such as a focused field, clear of a bar that sticks to the bottom of the screen. */
function useScrollClearance(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.scrollPaddingBlockEnd = `${element.offsetHeight + 16}px`;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.scrollPaddingBlockEnd = '';
    };
  }, [bar]);
}
