import { useLingui } from '@lingui/react/macro';
import { joinSentences } from '@/lib/join-sentences';
import { useLanguageNames } from '@/admin/shared/language-names';
import type { OrderFailure, SettledOrder } from './use-order';

/** Returns the function that formats the announcement of an order that was sent and refetched. */
export function useOrderMessages(): (settledOrder: SettledOrder) => string {
  const { t } = useLingui();
  const { nameOf } = useLanguageNames();
  return ({ movedItems, isChangedByOthers, lang, isApplied }) => {
    const sentences = movedItems.flatMap(({ name, position: foundPosition }) => {
      if (!foundPosition) return [t`“${name}” has been moved.`];
      const { position, total } = foundPosition;
      return [t`“${name}” is now at position ${position} of ${total}.`];
    });
    if (movedItems.length > 0 && isChangedByOthers)
      sentences.push(t`Someone else also changed the order.`);
    if (lang !== undefined && isApplied) {
      const language = nameOf(lang);
      sentences.push(t`All languages now have the order of ${language}.`);
    }
    // An item that was moved step by step is announced once.
    return joinSentences([...new Set(sentences)]);
  };
}

/** Returns the function that formats why a reorder failed, or why its outcome is unknown. */
export function useOrderFailureMessages(): (
  state: OrderFailure['failedReorders'][number]['state'],
  failure: OrderFailure,
) => string {
  const { t } = useLingui();
  return (state, { isChangedByOthers, message }) => {
    if (state === 'unknown')
      return t`Couldn’t check whether the order was saved, because the list did not load.`;
    if (state === 'unmoved')
      return message === undefined
        ? t`The server accepted the new order but did not store it.`
        : t`The order was not saved. The previous order has been restored.`;
    return isChangedByOthers
      ? t`Someone else changed the order at the same time. The list shows the current order.`
      : t`The order was not saved as you chose it. The list shows the current order.`;
  };
}
