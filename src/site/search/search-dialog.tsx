import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { useId, useState, type KeyboardEvent } from 'react';
import { ErrorNotice } from '@/ui/notices';
import { Icon } from '@/ui/icon';
import { OtherLanguageLawyers } from '@/site/cards/other-language-lawyers';
import { DialogCloseButton, FullScreenDialog } from '@/site/layout/full-screen-dialog';
import { SearchedTexts } from './searched-texts';
import { SearchGroups } from './search-groups';
import { isSearchable } from './search-match';
import { useActiveOption } from './use-active-option';
import { useDebouncedValue } from './use-debounced-value';
import { useSearch, type SearchGroup } from './use-search';
import styles from './search-dialog.module.css';

const DEBOUNCE_MS = 200;

function GroupError({ group, onRetry }: { group: SearchGroup; onRetry: () => unknown }) {
  return (
    <ErrorNotice reason={group.reason} onRetry={onRetry}>
      {group.name === 'lawyers' && <Trans>Couldn’t load lawyers.</Trans>}
      {group.name === 'fields' && <Trans>Couldn’t load practice areas.</Trans>}
      {group.name === 'news' && <Trans>Couldn’t load news.</Trans>}
      {group.name === 'deals' && <Trans>Couldn’t load deals.</Trans>}
    </ErrorNotice>
  );
}

function NoResults({ keyword, onClose }: { keyword: string; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <div className={styles.noResults}>
      {/* Outside of `Trans`, which would parse tags in the keyword. */}
      <p>{t`No results for “${keyword}”. Check the spelling, or try fewer words.`}</p>
      <OtherLanguageLawyers keyword={keyword} />
      <ul className={styles.links}>
        <li>
          <Link to="/people" onClick={onClose}>
            <Trans>Browse all lawyers</Trans>
          </Link>
        </li>
        <li>
          <Link to="/expertise" onClick={onClose}>
            <Trans>Browse practice areas</Trans>
          </Link>
        </li>
        <li>
          <Link to="/about" hash="contact" onClick={onClose}>
            <Trans>Write to us</Trans>
          </Link>
        </li>
      </ul>
    </div>
  );
}

interface StatusProps {
  keyword: string | null;
  isPending: boolean;
  hasFailed: boolean;
  total: number;
}

/**
 * Announces how to search, then that the search is pending, and the number of results once no request is pending: not
 * that there are none when a group failed, whose error is announced.
 */
function Status({ keyword, isPending, hasFailed, total }: StatusProps) {
  return (
    <p role="status" className={keyword === null || isPending ? styles.hint : 'visually-hidden'}>
      {keyword === null && (
        <Trans>
          Search lawyers, practice areas, news, deals and pages. Press Enter to see all matching
          lawyers.
        </Trans>
      )}
      {keyword !== null && isPending && <Trans>Searching…</Trans>}
      {keyword !== null && !isPending && (total > 0 || !hasFailed) && (
        <Plural value={total} _0="No results" one="# result" other="# results" />
      )}
    </p>
  );
}

/**
 * Renders the search of the site: a dialog with a combobox, over the whole screen on phones. Enter without an active
 * result opens the list of lawyers with the keyword.
 */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState('');
  const [isComposing, setIsComposing] = useState(false);
  const debouncedText = useDebouncedValue(isComposing ? '' : text.trim(), DEBOUNCE_MS);
  const keyword = isSearchable(debouncedText) && isSearchable(text) ? debouncedText : null;
  const groups = useSearch(keyword);
  const { listRef, activeId, setActiveId, handleKeyDown } = useActiveOption();
  const changeText = (nextText: string) => {
    setText(nextText);
    setActiveId(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && text) {
      event.preventDefault();
      changeText('');
    } else handleKeyDown(event);
  };
  const groupsWithResults = groups.filter(({ results }) => results.length > 0);
  const isPending = groups.some(({ isLoading }) => isLoading);
  const hasFailed = groups.some(({ retry }) => retry);
  const total = groupsWithResults.reduce((sum, group) => sum + group.total, 0);
  return (
    <FullScreenDialog className={styles.dialog} label={t`Search`} onClose={onClose}>
      {(close) => (
        <>
          <form
            role="search"
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              if (isComposing) return;
              close();
              void navigate({ to: '/people', search: { keyword: text.trim() || undefined } });
            }}
          >
            <Icon name="search" size={20} />
            <input
              type="text"
              role="combobox"
              className={styles.field}
              value={text}
              aria-label={t`Search the site`}
              aria-autocomplete="list"
              aria-expanded={groupsWithResults.length > 0}
              aria-controls={groupsWithResults.length > 0 ? listId : undefined}
              aria-activedescendant={groupsWithResults.length > 0 ? activeId : undefined}
              placeholder={t`Lawyer, practice area, news or deal`}
              inputMode="search"
              enterKeyHint="search"
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => changeText(event.target.value)}
              onCompositionStart={() => setIsComposing(true)}
              onCompositionEnd={() => setIsComposing(false)}
              onKeyDown={onKeyDown}
            />
            <DialogCloseButton onClick={close}>
              <Trans>Close search</Trans>
            </DialogCloseButton>
          </form>
          <div className={styles.results} aria-busy={isPending}>
            {keyword !== null && groupsWithResults.length > 0 && (
              <SearchGroups
                {...{
                  groups: groupsWithResults,
                  keyword,
                  activeId,
                  onActivate: setActiveId,
                  onClose: close,
                }}
                id={listId}
                ref={listRef}
              />
            )}
            <Status {...{ keyword, isPending, hasFailed, total }} />
            {keyword !== null && total === 0 && !isPending && !hasFailed && (
              <NoResults keyword={keyword} onClose={close} />
            )}
            {groups.map(
              (group) =>
                group.retry && <GroupError key={group.name} group={group} onRetry={group.retry} />,
            )}
            {keyword !== null && !isPending && <SearchedTexts groups={groups} />}
          </div>
        </>
      )}
    </FullScreenDialog>
  );
}
