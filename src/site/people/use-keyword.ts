import { useEffect, useEffectEvent, useState } from 'react';

/** How long typing rests before it is searched for, in milliseconds. */
const REST = 200;

interface Typed {
  text: string;
  /** The keyword that was last seen in the URL. */
  value: string;
  /** Keywords on their way into the URL. */
  sent: string[];
  /** Whether the text is still to be searched for. */
  due: boolean;
}

/**
 * The text of a search field whose keyword lives in the URL: what is typed goes to `onSearch` after a
 * short rest, and a keyword that comes from elsewhere (the way back, a link) goes into the field.
 * While an input method composes, nothing is searched for.
 */
export function useKeyword(value: string, onSearch: (keyword: string) => void) {
  const [typed, setTyped] = useState<Typed>({ text: value, value, sent: [], due: false });
  const [composing, setComposing] = useState(false);
  if (typed.value !== value) {
    const own = typed.sent.lastIndexOf(value);
    if (own < 0) setTyped({ text: value, value, sent: [], due: false });
    else setTyped({ ...typed, value, sent: typed.sent.slice(own + 1) });
  }
  const { text, due } = typed;
  const search = (wanted: string) => {
    const keyword = wanted.trim();
    const isNew = keyword !== (typed.sent.at(-1) ?? value);
    const sent = isNew ? [...typed.sent, keyword] : typed.sent;
    setTyped({ ...typed, text: wanted, sent, due: false });
    if (isNew) onSearch(keyword);
  };
  const searchTyped = useEffectEvent(() => search(text));
  useEffect(() => {
    if (!due || composing) return;
    const timer = setTimeout(() => searchTyped(), REST);
    return () => clearTimeout(timer);
  }, [text, due, composing]);
  return {
    text,
    composing,
    setComposing,
    type: (next: string) => setTyped({ ...typed, text: next, due: true }),
    search,
  };
}
