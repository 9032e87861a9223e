import type { ReactNode } from 'react';
import { useNearViewport } from '@/ui/use-near-viewport';
import { Mentions } from './mentions';

interface NearMentionsProps {
  /** What is looked for, in the interface language. */
  names: readonly string[];
  heading: ReactNode;
}

/**
 * News and deals that name someone or something. The lists are read when the reader gets there: on
 * short pages the place is near from the start.
 */
export function NearMentions({ names, heading }: NearMentionsProps) {
  const [ref, near] = useNearViewport<HTMLDivElement>(0);
  return <div ref={ref}>{near && <Mentions names={names} heading={heading} />}</div>;
}
