import { createContext } from 'react';

/** Collects title and metadata of a page while it is prerendered; the last call wins. */
interface HeadCollector {
  setTitle: (title: string) => void;
  /** `PageHead` of the screen, as JSON. */
  setHead: (head: string) => void;
}

/** Null in browsers, where effects update `<head>`. */
export const HeadCollectorContext = createContext<HeadCollector | null>(null);
