import type { ReactNode } from 'react';
import { useNearViewport } from '@/ui/use-near-viewport';
import { Mentions } from './mentions';

interface NearMentionsProps {
  /** Names to search for, in the interface language. */
  names: readonly string[];
  heading: ReactNode;
}

/**
 * Renders news and deals that mention one of the names. Fetches the lists near the viewport, on short pages
 * immediately.
 */
export function NearMentions({ names, heading }: NearMentionsProps) {
  const [ref, near] = useNearViewport<HTMLDivElement>(0);
  return <div ref={ref}>{near && <Mentions names={names} heading={heading} />}</div>;
}
