import { Trans } from '@lingui/react/macro';
import { Component, startTransition, type ReactNode } from 'react';
import { ErrorNotice } from './notices';

interface LoadedPartProps<Part> {
  /** Loads the part; is asked again at every new attempt. Its identity must not change. */
  load: () => Promise<Part>;
  /** What stands there meanwhile. */
  fallback: ReactNode;
  /** Shows the part. */
  children: (part: Part) => ReactNode;
}

interface LoadedPartState<Part> {
  loaded: { part: Part } | undefined;
  failed: boolean;
}

/** What was loaded before, by what loads it: it is shown at once the next time. */
const arrived = new WeakMap<() => Promise<unknown>, { part: unknown }>();

/**
 * A part of a screen that is loaded when it is first shown. When it cannot be loaded or shown, that is
 * said in its place, with a way to try again (design 7), and tried again when the connection comes back:
 * `React.lazy` would repeat its first failure for ever. Everything around it stays.
 */
export class LoadedPart<Part> extends Component<LoadedPartProps<Part>, LoadedPartState<Part>> {
  override state: LoadedPartState<Part> = {
    loaded: arrived.get(this.props.load) as LoadedPartState<Part>['loaded'],
    failed: false,
  };

  #mounted = false;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    this.#mounted = true;
    addEventListener('online', this.#backOnline);
    if (!this.state.loaded) void this.#load();
  }

  override componentWillUnmount() {
    this.#mounted = false;
    removeEventListener('online', this.#backOnline);
  }

  readonly #again = () => {
    this.setState({ loaded: undefined, failed: false });
    void this.#load();
  };

  readonly #backOnline = () => {
    if (this.state.failed) this.#again();
  };

  async #load() {
    let next: LoadedPartState<Part>;
    try {
      const loaded = { part: await this.props.load() };
      arrived.set(this.props.load, loaded);
      next = { loaded, failed: false };
    } catch {
      next = { loaded: undefined, failed: true };
    }
    // Drawn in pieces: a part may be large, and the screen around it is in use.
    if (this.#mounted) startTransition(() => this.setState(next));
  }

  override render() {
    const { loaded, failed } = this.state;
    if (failed) {
      return (
        <ErrorNotice onRetry={this.#again}>
          <Trans>This part of the page could not be shown.</Trans>
        </ErrorNotice>
      );
    }
    return loaded ? this.props.children(loaded.part) : this.props.fallback;
  }
}
