import { createContext } from 'react';

/** Takes what a page says of itself in `<head>` while it is prerendered; the last word of each kind holds. */
export interface HeadCollector {
  title: (title: string) => void;
  /** A screen's `PageHead`, as JSON. */
  page: (head: string) => void;
}

/** Null in browsers, where effects fill the head. */
export const HeadCollection = createContext<HeadCollector | null>(null);
