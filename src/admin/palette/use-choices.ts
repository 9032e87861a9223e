import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CONTENT_TYPE_NAMES } from '@/admin/sections';
import { readRecentPaletteChoices } from '@/admin/session/recent-palette-choices';
import type { Choice, ChoiceGroup } from './choice';
import type { ItemSource } from './item-sources';
import { filterMatching } from './matching';
import { useCommands, type CommandActions } from './use-commands';
import { useItemSearch, type ItemSearch } from './use-item-search';

/** Returns the non-empty groups of choices for a query: recent choices first, then screens, actions and items. */
export function useChoices(
  query: string,
  sources: readonly ItemSource[],
  commandActions: CommandActions,
): { groups: ChoiceGroup[] } & Pick<ItemSearch, 'failures' | 'isPending'> {
  const { t } = useLingui();
  const { screens, actions } = useCommands(commandActions);
  const { results, failures, isPending } = useItemSearch(sources, query);
  const [recentChoices] = useState(readRecentPaletteChoices);

  const recent = recentChoices.flatMap(({ id, label, hint, lang, href }): Choice[] => {
    const command = [...screens, ...actions].find((screen) => screen.id === id);
    if (command) return [command];
    return label && href ? [{ id, label, hint, text: label, lang, href }] : [];
  });
  const earlierIds = new Set<string>();
  /** Returns the matching choices that no earlier group contains. */
  const choicesOfQuery = (choices: readonly Choice[], areMatches: boolean) => {
    const matchingChoices = areMatches
      ? [...choices]
      : filterMatching(choices, query, ({ text }) => text);
    return matchingChoices.filter(({ id }) => !earlierIds.has(id) && earlierIds.add(id));
  };
  const groups: ChoiceGroup[] = [
    { id: 'recent', title: t`Recent`, choices: choicesOfQuery(recent, false) },
    { id: 'screens', title: t`Pages`, choices: choicesOfQuery(screens, false) },
    { id: 'actions', title: t`Actions`, choices: choicesOfQuery(actions, false) },
    ...results.map(({ contentType, choices }) => ({
      id: contentType,
      title: t(CONTENT_TYPE_NAMES[contentType]),
      choices: choicesOfQuery(choices, true),
    })),
  ];
  return { groups: groups.filter(({ choices }) => choices.length > 0), failures, isPending };
}
