import { Trans } from '@lingui/react/macro';
import { Component, startTransition, type ReactNode } from 'react';
import { ChunkError } from '@/lib/load-chunk';
import { ErrorNotice } from './notices';
import { saveAndReload, isSiteReachable } from './reload-once';
import { ReloadStatus } from './reload-status';

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
  /** It takes a reload, which would lose something typed. */
  unsaved?: boolean;
}

/** What was loaded before, by what loads it: it is shown at once the next time. */
const arrived = new WeakMap<() => Promise<unknown>, { part: unknown }>();

/**
 * A part of a screen that is loaded when it is first shown. When it cannot be loaded or shown, that is
 * said in its place, with a way to try again (design 7), and tried again when the connection comes back:
 * `React.lazy` would repeat its first failure for ever. Everything around it stays, until "Try again" finds that
 * a new release has removed the files: then the page reloads, after everything typed has been saved (D17).
 */
export class LazyPart<Part> extends Component<LoadedPartProps<Part>, LoadedPartState<Part>> {
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

  readonly #retry = async () => {
    this.setState({ loaded: undefined, failed: false, unsaved: false });
    const error = await this.#load();
    if (!(error instanceof ChunkError) || !(await isSiteReachable())) return;
    if (!(await saveAndReload()) && this.#mounted) this.setState({ unsaved: true });
  };

  readonly #backOnline = () => {
    if (this.state.failed) this.#again();
  };

  /** Returns the error where the part could not be loaded. */
  async #load(): Promise<unknown> {
    let problem: unknown;
    let next: LoadedPartState<Part>;
    try {
      const loaded = { part: await this.props.load() };
      arrived.set(this.props.load, loaded);
      next = { loaded, failed: false };
    } catch (error) {
      problem = error;
      next = { loaded: undefined, failed: true };
    }
    // Drawn in pieces: a part may be large, and the screen around it is in use.
    if (this.#mounted) startTransition(() => this.setState(next));
    return problem;
  }

  override render() {
    const { loaded, failed, unsaved } = this.state;
    if (failed) {
      return (
        <ErrorNotice onRetry={() => void this.#retry()}>
          <Trans>This part of the page could not be shown.</Trans>
          {unsaved && (
            <>
              {' '}
              <ReloadStatus unsaved />
            </>
          )}
        </ErrorNotice>
      );
    }
    return loaded ? this.props.children(loaded.part) : this.props.fallback;
  }
}
