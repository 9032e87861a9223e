import { Trans } from '@lingui/react/macro';
import { Component, startTransition, type ReactNode } from 'react';
import { ChunkError } from '@/lib/load-chunk';
import { ErrorNotice } from './notices';
import { saveAndReload, isSiteReachable } from './reload-once';
import { ReloadStatus } from './reload-status';

interface LazyComponentProps<Loaded> {
  /** Loads the component or its module; called again on every retry. Must be referentially stable. */
  load: () => Promise<Loaded>;
  fallback: ReactNode;
  children: (component: Loaded) => ReactNode;
}

interface LazyComponentState<Loaded> {
  loadResult: { component: Loaded } | undefined;
  hasFailed: boolean;
  /** Whether a reload is necessary but would lose unsaved input. */
  hasUnsavedInput?: boolean;
}

/** Loaded components by `load`, rendered immediately on the next mount. */
const loadedComponents = new WeakMap<() => Promise<unknown>, { component: unknown }>();

/**
 * Loads and renders a component on mount. Shows an error with a retry button if loading or rendering fails
 * (docs/architecture.md#7-security) and retries when the connection is back; `React.lazy` would cache the
 * first failure. If a retry fails because a new release has removed the chunk, saves all drafts and reloads
 * the page (D17).
 */
export class LazyComponent<Loaded> extends Component<
  LazyComponentProps<Loaded>,
  LazyComponentState<Loaded>
> {
  override state: LazyComponentState<Loaded> = {
    loadResult: loadedComponents.get(this.props.load) as LazyComponentState<Loaded>['loadResult'],
    hasFailed: false,
  };

  #isMounted = false;
  #pendingLoad: Promise<unknown> | undefined;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidMount() {
    this.#isMounted = true;
    addEventListener('online', this.#handleOnline);
    if (!this.state.loadResult) void this.#load();
  }

  override componentWillUnmount() {
    this.#isMounted = false;
    removeEventListener('online', this.#handleOnline);
  }

  readonly #retry = async () => {
    this.setState({ hasUnsavedInput: false });
    const error = await this.#load();
    if (!(error instanceof ChunkError) || !(await isSiteReachable())) return;
    if (!(await saveAndReload()) && this.#isMounted) this.setState({ hasUnsavedInput: true });
  };

  readonly #handleOnline = () => {
    if (this.state.hasFailed) void this.#load();
  };

  /** Loads the component, unless a load is pending. Returns the error of a failed attempt. */
  #load(): Promise<unknown> {
    this.#pendingLoad ??= this.#startLoad().finally(() => (this.#pendingLoad = undefined));
    return this.#pendingLoad;
  }

  async #startLoad(): Promise<unknown> {
    let loadError: unknown;
    let nextState: LazyComponentState<Loaded>;
    try {
      const loadResult = { component: await this.props.load() };
      loadedComponents.set(this.props.load, loadResult);
      nextState = { loadResult, hasFailed: false };
    } catch (error) {
      loadError = error;
      nextState = { loadResult: undefined, hasFailed: true };
    }
    // As a transition: the component may be large, and the screen around it must stay responsive.
    if (this.#isMounted) startTransition(() => this.setState(nextState));
    return loadError;
  }

  override render() {
    const { loadResult, hasFailed, hasUnsavedInput } = this.state;
    if (hasFailed) {
      return (
        <ErrorNotice onRetry={this.#retry}>
          <Trans>Couldn’t show this part of the page.</Trans>
          {hasUnsavedInput && (
            <>
              {' '}
              <ReloadStatus hasUnsavedInput />
            </>
          )}
        </ErrorNotice>
      );
    }
    return loadResult ? this.props.children(loadResult.component) : this.props.fallback;
  }
}
