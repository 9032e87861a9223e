import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button } from 'antd';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useFocusFallback } from '@/admin/shared/focus-fallback';
import { HiddenName } from '@/ui/hidden-name';
import { useRetry } from '@/ui/use-retry';

/** Returns the title of the alerts of failed requests (§8, D44). */
export function useRequestErrorTitle(): string {
  const { t } = useLingui();
  return t`请求错误 · Request error`;
}

/** Returns the function that formats the title and message in one line, where there is no room for an alert. */
export function useRequestErrorLine(): (message: string) => string {
  const { t } = useLingui();
  const title = useRequestErrorTitle();
  return (message) => t`${title}: ${message}`;
}

interface RetryButtonProps {
  /** Retries the request. The button is busy until a returned promise settles. */
  onRetry: () => unknown;
  /** Name of the item of the request, for screen readers. */
  itemName?: string | undefined;
  /** Id of the control that takes the focus once the button is removed; by default the heading of the screen. */
  controlId?: string | undefined;
}

interface FailedRequestProps extends Partial<RetryButtonProps> {
  /** A sentence that names the failed action, if the context does not. */
  failureSummary?: ReactNode;
  /** Why the request failed, such as a message of `useErrorMessage`. */
  message: ReactNode;
  /** Buttons instead of the one that retries; ignored with `onRetry`. */
  action?: ReactNode;
  /** `none` if a live region contains it. */
  role?: 'alert' | 'none';
}

/** Renders the alert of a failed request next to its control (§8): title, failed action, reason and next step. */
export function FailedRequest(props: FailedRequestProps) {
  const { failureSummary, message, onRetry, itemName, controlId, action, role = 'alert' } = props;
  const title = useRequestErrorTitle();
  return (
    <Alert
      type="error"
      showIcon
      role={role}
      title={title}
      description={
        <>
          {failureSummary && <div>{failureSummary}</div>}
          <div>{message}</div>
        </>
      }
      action={onRetry ? <RetryButton {...{ onRetry, itemName, controlId }} /> : action}
    />
  );
}

/** Renders the button that retries a failed request. Moves its focus once it is removed. */
export function RetryButton({ onRetry, itemName, controlId }: RetryButtonProps) {
  const { restoreLostFocus } = useFocusFallback();
  const { retry, isRetrying } = useRetry(onRetry);
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = ref.current;
    return () => {
      if (document.activeElement !== button) return;
      if (controlId !== undefined) document.getElementById(controlId)?.focus();
      restoreLostFocus();
    };
  }, [controlId, restoreLostFocus]);
  return (
    <Button
      ref={ref}
      size="small"
      loading={isRetrying}
      aria-busy={isRetrying}
      onClick={() => void retry()}
    >
      <Trans>Try again</Trans>
      {itemName !== undefined && <HiddenName name={itemName} />}
    </Button>
  );
}
