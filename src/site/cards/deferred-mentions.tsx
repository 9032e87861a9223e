import { useNearViewport } from '@/ui/use-near-viewport';
import { Mentions, type MentionsProps } from './mentions';

/**
 * Renders news and deals that mention one of the names. Fetches the lists when they enter the viewport: on short pages
 * and on prerendered ones immediately.
 */
export function DeferredMentions(props: MentionsProps) {
  const [ref, isNear] = useNearViewport<HTMLDivElement>({ marginPx: 0 });
  return <div ref={ref}>{isNear && <Mentions {...props} />}</div>;
}
