import { Component } from 'react';

/** How far off, in pixels, still counts as standing there: more than what the header condenses by. */
const NEAR = 64;

function target(): HTMLElement | null {
  return document.getElementById(location.hash.slice(1));
}

/** Whether the page is scrolled to the part that its address names, or as far towards it as it goes. */
function standsAtTarget(): boolean {
  const part = target();
  if (!part) return false;
  const page = document.documentElement;
  const room =
    (parseFloat(getComputedStyle(page).scrollPaddingBlockStart) || 0) +
    (parseFloat(getComputedStyle(part).scrollMarginBlockStart) || 0);
  const distance = part.getBoundingClientRect().top - room;
  const atEnd = scrollY > 0 && scrollY + page.clientHeight > page.scrollHeight - NEAR;
  return Math.abs(distance) < NEAR || (distance > 0 && atEnd);
}

/**
 * Keeps the page at the part that its address names when what stands above it arrives (`arrived`
 * changes), unless the visitor has scrolled away: what is read late would push that part out of sight.
 * A class, since where the page stands must be known before the change is made.
 */
export class ScrollAnchor extends Component<{ arrived: unknown }> {
  override getSnapshotBeforeUpdate(previous: { arrived: unknown }): boolean {
    return previous.arrived !== this.props.arrived && standsAtTarget();
  }

  override componentDidUpdate(_: object, __: object, stood: boolean) {
    if (stood) target()?.scrollIntoView();
  }

  override render() {
    return null;
  }
}
