import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { ErrorNotice } from './notices';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Resets the boundary when it changes, such as a path or a language. */
  resetKey?: string;
}

/** Catches render errors of a part of the page (docs/architecture.md#7-security), so that the screen is never blank. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    if (this.state.hasFailed && previous.resetKey !== this.props.resetKey) {
      this.setState({ hasFailed: false }); // oxlint-disable-line react/no-did-update-set-state -- only after a change of the key
    }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <ErrorNotice onRetry={() => this.setState({ hasFailed: false })}>
        <Trans>Couldn’t show this part of the page.</Trans>
      </ErrorNotice>
    );
  }
}
