import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { ErrorNotice } from './notices';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** A change of this value (a path, a language) starts afresh. */
  resetKey?: string;
}

/** Keeps a failure while rendering to its part of the page (design 7): never a blank screen. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    if (this.state.failed && previous.resetKey !== this.props.resetKey) {
      this.setState({ failed: false });
    }
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorNotice onRetry={() => this.setState({ failed: false })}>
        <Trans>This part of the page could not be shown.</Trans>
      </ErrorNotice>
    );
  }
}
