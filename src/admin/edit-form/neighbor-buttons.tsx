import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { App, Button, Space, Tooltip } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import type { Page } from '@/api/response-envelope';
import { useLocale } from '@/i18n/use-locale';
import { groupVersions, type VersionGroup } from '@/admin/shared/group-versions';
import { visitedList, fetchVisitedPage, type VisitedRow } from '@/admin/shared/visited-lists';
import { itemHref, type SectionName } from '@/admin/sections';
import { isDialogOpen } from '@/admin/shared/dialog-open';
import { useRequestErrors } from '@/admin/shared/request-error';
import { NEIGHBOR_SHORTCUTS } from './shortcuts';

interface NeighborButtonsProps {
  section: SectionName;
  /** The key of the edited item; undefined for a new one. */
  itemKey: string | undefined;
  keyOf: (group: VersionGroup<VisitedRow>) => string;
  /** Returns the href of the screen that edits an item; the section's by default. */
  hrefOf?: (key: string) => string;
  /** Fetches a page with a query of the section's list; not needed for a list that loads all items. */
  fetchPage?: (query: unknown) => Promise<Page<VisitedRow>>;
}

/** Returns the keys of the list's loaded items and the numbers of the pages around them; undefined if it was not open. */
function getLoadedItems(
  section: SectionName,
  locale: string,
  keyOf: NeighborButtonsProps['keyOf'],
) {
  const list = visitedList(section);
  if (!list) return undefined;
  const numbers = [...list.pages.keys()].sort((left, right) => left - right);
  const rows = numbers.flatMap((number) => list.pages.get(number) ?? []);
  const [first = 1, last = 1] = [numbers[0], numbers.at(-1)];
  return {
    keys: groupVersions(rows, locale).map(keyOf),
    pageBefore: first > 1 ? first - 1 : undefined,
    pageAfter: last * list.pageSize < list.total ? last + 1 : undefined,
  };
}

/** Calls `open` for Alt with Page Up (-1) and Page Down (1), unless a dialog is open. */
function useNeighborShortcuts(open: (step: -1 | 1) => void): void {
  const openNeighbor = useEffectEvent(open);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey, repeat } = event;
      const step =
        key === NEIGHBOR_SHORTCUTS.previous.key
          ? -1
          : key === NEIGHBOR_SHORTCUTS.next.key
            ? 1
            : undefined;
      if (!step || !altKey || ctrlKey || metaKey || shiftKey || repeat || isDialogOpen()) return;
      event.preventDefault();
      openNeighbor(step);
    };
    addEventListener('keydown', handleKeyDown, { capture: true });
    return () => removeEventListener('keydown', handleKeyDown, { capture: true });
  }, []);
}

/**
 * Renders the buttons that open the previous and the next item, in the order and with the filters of the list as it
 * was open last. Renders nothing when its loaded pages lack `itemKey`. Fetches a page only beyond these.
 */
export function NeighborButtons(props: NeighborButtonsProps) {
  const { section, itemKey, keyOf, fetchPage } = props;
  const { hrefOf = (key: string) => itemHref(section, key) } = props;
  const { t } = useLingui();
  const { locale } = useLocale();
  const { message } = App.useApp();
  const { report } = useRequestErrors();
  const router = useRouter();
  const list = getLoadedItems(section, locale, keyOf);
  const position = itemKey === undefined ? -1 : (list?.keys.indexOf(itemKey) ?? -1);
  const neighborIn = (items: typeof list, step: -1 | 1) =>
    items?.keys[items.keys.indexOf(itemKey ?? '') + step];
  const navigateToNeighbor = async (step: -1 | 1, isStillOpen: () => boolean) => {
    if (position < 0) return;
    const page = step < 0 ? list?.pageBefore : list?.pageAfter;
    if (fetchPage && neighborIn(list, step) === undefined && page !== undefined) {
      await fetchVisitedPage(section, page, fetchPage);
      if (!isStillOpen()) return;
    }
    const neighbor = neighborIn(getLoadedItems(section, locale, keyOf), step);
    if (neighbor !== undefined) await router.navigate({ href: hrefOf(neighbor) });
    else void message.info(step < 0 ? t`This is the first item.` : t`This is the last item.`);
  };
  const openNeighbor = (step: -1 | 1) => {
    const { href } = router.history.location;
    // The user may open another screen in the meantime.
    const isStillOpen = () => router.history.location.href === href;
    void navigateToNeighbor(step, isStillOpen).catch((error: unknown) => {
      if (isStillOpen()) report(error);
    });
  };
  useNeighborShortcuts(openNeighbor);
  if (position < 0) return null;
  const renderButton = (step: -1 | 1, label: string) => {
    const { label: shortcutLabel, ariaKeyShortcuts } =
      step < 0 ? NEIGHBOR_SHORTCUTS.previous : NEIGHBOR_SHORTCUTS.next;
    const isEnd =
      neighborIn(list, step) === undefined && !(step < 0 ? list?.pageBefore : list?.pageAfter);
    return (
      <Tooltip title={t`${label} (${shortcutLabel})`}>
        <Button
          icon={step < 0 ? <LeftOutlined aria-hidden /> : <RightOutlined aria-hidden />}
          aria-label={label}
          aria-keyshortcuts={ariaKeyShortcuts}
          disabled={isEnd}
          onClick={() => openNeighbor(step)}
        />
      </Tooltip>
    );
  };
  return (
    <Space.Compact>
      {renderButton(-1, t`Previous item`)}
      {renderButton(1, t`Next item`)}
    </Space.Compact>
  );
}
