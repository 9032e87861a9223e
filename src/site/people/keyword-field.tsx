import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useId, useRef } from 'react';
import { Icon } from '@/ui/icon';
import { useKeyword } from './use-keyword';
import styles from './keyword-field.module.css';

/** URL hash that focuses the field, linked from the header of the site. */
const HASH = 'search';

/** Returns the ref of the field, which it focuses when the URL has the hash, after the layout has focused the heading. */
function useFocusByHash() {
  const field = useRef<HTMLInputElement>(null);
  const router = useRouter();
  const historyEntryKey = useRouterState({
    select: ({ location }) => (location.hash === HASH ? location.state.__TSR_key : undefined),
  });
  const isFocusRequested = useRouterState({ select: ({ location }) => location.hash === HASH });
  useEffect(() => {
    if (!isFocusRequested) return;
    const focus = () => field.current?.focus({ preventScroll: true });
    focus();
    let frame = 0;
    const unsubscribe = router.subscribe('onRendered', () => {
      unsubscribe();
      // The layout focuses the heading in the same frame, before this.
      frame = requestAnimationFrame(focus);
    });
    return () => {
      unsubscribe();
      cancelAnimationFrame(frame);
    };
  }, [isFocusRequested, historyEntryKey, router]);
  return field;
}

interface KeywordFieldProps {
  /** Keyword in the URL. */
  value: string;
  onSearch: (keyword: string) => void;
}

/** Renders the keyword search for lawyers: searches while typing and on Enter, clears on Escape. */
export function KeywordField({ value, onSearch }: KeywordFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const field = useFocusByHash();
  const { text, isComposing, setIsComposing, changeText, search } = useKeyword(value, onSearch);
  return (
    <form
      id={HASH}
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isComposing) search(text);
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        <Trans>Search lawyers</Trans>
      </label>
      <span className={styles.searchIcon}>
        <Icon name="search" size={20} />
      </span>
      <input
        ref={field}
        id={id}
        type="search"
        className={styles.field}
        value={text}
        placeholder={t`Name, practice area or office`}
        autoComplete="off"
        enterKeyHint="search"
        spellCheck={false}
        onChange={(event) => changeText(event.target.value)}
        onCompositionStart={() => setIsComposing(true)}
        onCompositionEnd={(event) => {
          setIsComposing(false);
          changeText(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || isComposing || event.nativeEvent.isComposing || !text)
            return;
          event.preventDefault();
          search('');
        }}
      />
      {text && (
        <button
          type="button"
          className={styles.clearButton}
          onClick={() => {
            search('');
            field.current?.focus();
          }}
        >
          <Icon name="close" size={18} />
          <span className="visually-hidden">
            <Trans>Clear search</Trans>
          </span>
        </button>
      )}
    </form>
  );
}
