import { SearchOutlined } from '@ant-design/icons';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Input, type InputRef } from 'antd';
import { useId, useMemo, useState, type KeyboardEvent, type Ref } from 'react';
import { useContentLanguages } from '@/api/admin/languages';
import { useLocale } from '@/i18n/use-locale';
import { FailedRequest } from '@/admin/requests/failed-request';
import { useErrorMessage } from '@/admin/requests/error-message';
import { CONTENT_TYPE_NAMES } from '@/admin/sections';
import { saveRecentPaletteChoice } from '@/admin/session/recent-palette-choices';
import type { Choice } from './choice';
import { ChoiceList } from './choice-list';
import { itemSources, type ItemSource } from './item-sources';
import styles from './palette.module.css';
import { useChoices } from './use-choices';
import type { CommandActions } from './use-commands';

interface PaletteProps {
  inputRef: Ref<InputRef>;
  onClose: () => void;
  /** Called with the URL of the screen that a choice opens. */
  onNavigate: (href: string) => void;
  commandActions: CommandActions;
}

/** Returns the sources for the content languages; none until these are loaded. */
function useSources(): readonly ItemSource[] {
  const { t } = useLingui();
  const { locale } = useLocale();
  const codes = useContentLanguages()?.map(({ code }) => code);
  const joinedCodes = codes && [locale, ...codes.filter((code) => code !== locale)].join();
  return useMemo(
    () =>
      joinedCodes === undefined
        ? []
        : itemSources(joinedCodes.split(','), (section) => t(CONTENT_TYPE_NAMES[section])),
    [joinedCodes, t],
  );
}

/** Returns the index of the highlighted choice: the previous one while it and the query stay, otherwise the first. */
function useHighlight(choices: readonly Choice[], query: string) {
  const [highlighted, setHighlighted] = useState<{ id: string | undefined; query: string }>();
  const isKept = highlighted?.query === query && choices.some(({ id }) => id === highlighted.id);
  // The first choice keeps the highlight, even if later results are inserted before it.
  const first = choices[0]?.id;
  if (!isKept && (highlighted?.id !== first || highlighted?.query !== query))
    setHighlighted({ id: first, query });
  const index = Math.max(
    0,
    choices.findIndex(({ id }) => id === highlighted?.id),
  );
  const highlight = (next: number) =>
    setHighlighted({ id: choices.at(next % choices.length)?.id, query });
  return { index, highlight };
}

/**
 * Renders the command palette: opens every screen, every item by name, and the usual actions, recent choices first.
 * A combobox; the focus stays in its field.
 */
export function Palette({ inputRef, onClose, onNavigate, commandActions }: PaletteProps) {
  const { t } = useLingui();
  const id = useId();
  const router = useRouter();
  const [text, setText] = useState('');
  const [isComposing, setIsComposing] = useState(false);
  const [query, setQuery] = useState('');
  // Text of an unfinished input method composition is not searched.
  if (!isComposing && text.trim() !== query) setQuery(text.trim());
  const { groups, failures, isPending } = useChoices(query, useSources(), commandActions);
  const choices = groups.flatMap((group) => group.choices);
  const { index, highlight } = useHighlight(choices, query);
  const highlightedChoice = choices[index];
  const count = choices.length;

  const choose = (choice: Choice, opensNewTab: boolean) => {
    const { id: choiceId, label, hint, lang, href, run } = choice;
    saveRecentPaletteChoice(run ? { id: choiceId } : { id: choiceId, label, hint, lang, href });
    if (href !== undefined && opensNewTab) {
      window.open(href, '_blank', 'noopener');
      return;
    }
    if (href === undefined) {
      onClose();
      run?.();
      return;
    }
    onNavigate(href);
    void router.navigate({ href });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent, ctrlKey, metaKey } = event;
    // Safari ends the composition before it fires the event of the key that ended it, which has the code 229.
    // oxlint-disable-next-line typescript/no-deprecated -- no other property reports a composition
    if (nativeEvent.isComposing || nativeEvent.keyCode === 229 || !highlightedChoice) return;
    const moves: Partial<Record<string, number>> = { ArrowDown: index + 1, ArrowUp: index - 1 };
    const next = moves[key];
    if (next !== undefined) highlight(next);
    else if (key === 'Enter') choose(highlightedChoice, ctrlKey || metaKey);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <Input
        ref={inputRef}
        role="combobox"
        size="large"
        prefix={<SearchOutlined aria-hidden />}
        aria-label={t`Pages, actions and items`}
        placeholder={t`Search pages, actions, names…`}
        aria-expanded={count > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={highlightedChoice ? `${id}-${index}` : undefined}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of a dialog that the user has just opened
        autoFocus
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onCompositionStart={() => setIsComposing(true)}
        onCompositionEnd={() => setIsComposing(false)}
      />
      <ChoiceList
        id={id}
        groups={groups}
        highlightedIndex={index}
        onHighlight={highlight}
        onChoose={choose}
        isLoading={isPending}
      />
      <Failures failures={failures} />
      <span className={styles.secondary} role="status">
        {isPending ? (
          <Trans>Searching…</Trans>
        ) : count === 0 ? (
          <Trans>No results for “{query}”.</Trans>
        ) : (
          <Plural value={count} one="# result" other="# results" />
        )}
      </span>
    </>
  );
}

type FailuresProps = Pick<ReturnType<typeof useChoices>, 'failures'>;

function Failures({ failures }: FailuresProps) {
  const { t } = useLingui();
  const messageOf = useErrorMessage();
  return failures.map(({ contentType, error }) => {
    const name = t(CONTENT_TYPE_NAMES[contentType]);
    return (
      <FailedRequest
        key={contentType}
        failureSummary={<Trans>Couldn’t search {name}.</Trans>}
        message={messageOf(error)}
      />
    );
  });
}
