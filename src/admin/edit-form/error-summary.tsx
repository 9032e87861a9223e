import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Flex } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useRequestErrorTitle } from '@/admin/requests/failed-request';
import styles from './edit.module.css';
import { FROM_TABLET, useMedia } from '@/admin/shared/use-media';
import { flattenErrors, type FieldError } from '@/admin/fields/field-errors';
import { useFormState, useFormStore } from '@/admin/fields/form-store';
import { SentenceSpace } from '@/ui/sentence-space';
import type { PublishFailure } from './publish-steps';

interface ErrorSummaryProps<Values> {
  /** The summary takes the focus when it changes. */
  failure: PublishFailure;
  prefixOf: (name: string, values: Values) => string | undefined;
  onJump: (name: string, values: Values) => void;
  onPublishAsNew: () => void;
}

/** Returns the failure with the current messages of the fields that are not fixed; undefined if nothing remains. */
function toRemainingFailure(
  failure: PublishFailure,
  currentErrors: readonly FieldError[],
): PublishFailure | undefined {
  const messages = new Map(currentErrors.map(({ name, message }) => [name, message]));
  const errors = failure.errors.flatMap((error) => {
    const message = error.name === '' ? error.message : messages.get(error.name);
    return message === undefined ? [] : [{ ...error, message }];
  });
  return errors.length > 0 || failure.message || failure.isDeleted
    ? { ...failure, errors }
    : undefined;
}

interface IssueListProps<Values> extends Pick<ErrorSummaryProps<Values>, 'prefixOf' | 'onJump'> {
  errors: PublishFailure['errors'];
  hidden: boolean;
}

/** Renders the errors: those of a field as a button that leads to it, the others as text. */
function IssueList<Values extends object>(props: IssueListProps<Values>) {
  const { errors, hidden, prefixOf, onJump } = props;
  const store = useFormStore<Values>();
  const { t } = useLingui();
  return (
    <ul className={styles.errorList} hidden={hidden}>
      {errors.map(({ name, message }) => {
        const prefix = prefixOf(name, store.getState().values);
        const text = prefix ? t`${prefix}: ${message}` : message;
        return (
          <li key={`${name} ${message}`}>
            {name === '' ? (
              text
            ) : (
              <Button
                type="link"
                size="small"
                className={styles.linkButton ?? ''}
                onClick={() => onJump(name, store.getState().values)}
              >
                {text}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Renders the validation errors with buttons that lead to their fields, and why the request failed (§8). */
export function ErrorSummary<Values extends object>(props: ErrorSummaryProps<Values>) {
  const { prefixOf, onJump, onPublishAsNew } = props;
  const validationErrors = useFormState(({ errors }) => errors);
  const notReady = useFormState((state) => state.notReady);
  const remainingFailure = toRemainingFailure(
    props.failure,
    [validationErrors, notReady].flatMap((errors) => flattenErrors(errors)),
  );
  const { t } = useLingui();
  const requestErrorTitle = useRequestErrorTitle();
  const summary = useRef<HTMLDivElement>(null);
  const [hiddenFailure, setHiddenFailure] = useState<PublishFailure>();
  const isListShown = hiddenFailure !== props.failure;
  const setListShown = (isShown: boolean) => setHiddenFailure(isShown ? undefined : props.failure);
  // On a phone, the list would cover the field that the user jumps to.
  const hasRoom = useMedia(FROM_TABLET);
  useEffect(() => {
    summary.current?.focus();
  }, [props.failure]);
  if (!remainingFailure) return null;
  const hasMessage = remainingFailure.message !== undefined;
  const count = remainingFailure.errors.length;
  const issuesTitle = count > 0 ? t`Fix these issues before publishing:` : t`Not published`;
  const title = hasMessage ? requestErrorTitle : issuesTitle;
  return (
    // antd's alert is not focusable.
    <div
      ref={summary}
      className={styles.errorSummary}
      role="alert"
      tabIndex={-1}
      aria-label={remainingFailure.isOutcomeUnknown ? title : t`Not published`}
    >
      <Alert
        type="error"
        role="none"
        styles={{ root: { paddingBlock: 8, paddingInline: 16 } }}
        title={title}
        description={
          (isListShown || hasMessage || remainingFailure.isDeleted) && (
            <>
              {hasMessage && (
                <p>
                  {remainingFailure.isOutcomeUnknown ? (
                    <Trans>It might not be published yet:</Trans>
                  ) : (
                    <Trans>Not published yet:</Trans>
                  )}
                  <SentenceSpace />
                  {remainingFailure.message}
                </p>
              )}
              <IssueList<Values>
                errors={remainingFailure.errors}
                hidden={!isListShown}
                prefixOf={prefixOf}
                onJump={(name, values) => {
                  setListShown(hasRoom);
                  onJump(name, values);
                }}
              />
              {remainingFailure.isDeleted && (
                <p>
                  <Trans>
                    This item was deleted after you opened it. Everything you wrote is still in this
                    form.
                  </Trans>
                </p>
              )}
            </>
          )
        }
        action={
          <Flex vertical gap={8} align="end">
            {count > 0 && (
              <Button
                type="text"
                size="small"
                icon={isListShown ? <DownOutlined aria-hidden /> : <UpOutlined aria-hidden />}
                iconPlacement="end"
                aria-expanded={isListShown}
                onClick={() => setListShown(!isListShown)}
              >
                {t`${plural(count, { one: '# issue', other: '# issues' })}`}
              </Button>
            )}
            {remainingFailure.isDeleted && (
              // Ignores the second click of a double click, like the publish button.
              <Button onClick={(event) => event.detail < 2 && onPublishAsNew()}>
                <Trans>Publish as a new item</Trans>
              </Button>
            )}
          </Flex>
        }
      />
    </div>
  );
}
