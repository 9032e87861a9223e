import { useEffect, useEffectEvent, useState } from 'react';

const DEBOUNCE_MS = 200;

interface FieldState {
  text: string;
  /** Last keyword seen in the URL. */
  urlKeyword: string;
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
export function useKeyword(urlKeyword: string, onSearch: (keyword: string) => void) {
  const [fieldState, setFieldState] = useState<FieldState>({
    text: urlKeyword,
    urlKeyword,
    sentKeywords: [],
    isPending: false,
  });
  const [isComposing, setIsComposing] = useState(false);
  if (fieldState.urlKeyword !== urlKeyword) {
    const sentIndex = fieldState.sentKeywords.lastIndexOf(urlKeyword);
    if (sentIndex < 0)
      setFieldState({ text: urlKeyword, urlKeyword, sentKeywords: [], isPending: false });
    else
      setFieldState({
        ...fieldState,
        urlKeyword,
        sentKeywords: fieldState.sentKeywords.slice(sentIndex + 1),
      });
  }
  const { text, isPending } = fieldState;
  const search = (searchText: string) => {
    const keyword = searchText.trim();
    const isNew = keyword !== (fieldState.sentKeywords.at(-1) ?? urlKeyword);
    const sentKeywords = isNew ? [...fieldState.sentKeywords, keyword] : fieldState.sentKeywords;
    setFieldState({ ...fieldState, text: searchText, sentKeywords, isPending: false });
    if (isNew) onSearch(keyword);
  };
  const searchTypedText = useEffectEvent(() => search(text));
  useEffect(() => {
    if (!isPending || isComposing) return;
    const timer = setTimeout(() => searchTypedText(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, isPending, isComposing]);
  return {
    text,
    isComposing,
    setIsComposing,
    changeText: (next: string) => setFieldState({ ...fieldState, text: next, isPending: true }),
    search,
  };
}
