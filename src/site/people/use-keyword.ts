import { useEffect, useEffectEvent, useState } from 'react';

/** Debounce delay of the search, in milliseconds. */
const DEBOUNCE_MS = 200;

interface Typed {
  text: string;
  /** Last keyword seen in the URL. */
  value: string;
  /** Keywords passed to `onSearch` that the URL does not contain yet. */
  sentKeywords: string[];
  /** Whether the search of the text is pending. */
  isPending: boolean;
}

/**
 * Returns the state of a search field whose keyword is in the URL. Passes the typed text to `onSearch` after
 * a delay, and updates the field when the keyword changes by other means (back button, link). Does not search
 * during an input method composition.
 */
export function useKeyword(value: string, onSearch: (keyword: string) => void) {
  const [typed, setTyped] = useState<Typed>({
    text: value,
    value,
    sentKeywords: [],
    isPending: false,
  });
  const [isComposing, setIsComposing] = useState(false);
  if (typed.value !== value) {
    const sentIndex = typed.sentKeywords.lastIndexOf(value);
    if (sentIndex < 0) setTyped({ text: value, value, sentKeywords: [], isPending: false });
    else setTyped({ ...typed, value, sentKeywords: typed.sentKeywords.slice(sentIndex + 1) });
  }
  const { text, isPending } = typed;
  const search = (searchText: string) => {
    const keyword = searchText.trim();
    const isNew = keyword !== (typed.sentKeywords.at(-1) ?? value);
    const sentKeywords = isNew ? [...typed.sentKeywords, keyword] : typed.sentKeywords;
    setTyped({ ...typed, text: searchText, sentKeywords, isPending: false });
    if (isNew) onSearch(keyword);
  };
  const searchTyped = useEffectEvent(() => search(text));
  useEffect(() => {
    if (!isPending || isComposing) return;
    const timer = setTimeout(() => searchTyped(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, isPending, isComposing]);
  return {
    text,
    isComposing,
    setIsComposing,
    type: (next: string) => setTyped({ ...typed, text: next, isPending: true }),
    search,
  };
}
