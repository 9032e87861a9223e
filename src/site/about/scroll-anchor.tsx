import { Component } from 'react';

/** Larger than the height by which the header condenses. */
const TOLERANCE_PX = 64;

function targetSection(): HTMLElement | null {
  return document.getElementById(location.hash.slice(1));
}

/** Returns whether the page is scrolled to the section of the URL, or as near to it as possible. */
function isAtTarget(): boolean {
  const section = targetSection();
  if (!section) return false;
  const page = document.documentElement;
  const offset =
    (parseFloat(getComputedStyle(page).scrollPaddingBlockStart) || 0) +
    (parseFloat(getComputedStyle(section).scrollMarginBlockStart) || 0);
  const distance = section.getBoundingClientRect().top - offset;
  const isAtEnd = scrollY > 0 && scrollY + page.clientHeight > page.scrollHeight - TOLERANCE_PX;
  return Math.abs(distance) < TOLERANCE_PX || (distance > 0 && isAtEnd);
}

/**
 * Restores the scroll position at the section of the URL when content above it loads (`loadedContent` changes),
 * unless the visitor has scrolled away. A class component, as the position must be measured before the DOM
 * changes.
 */
export class ScrollAnchor extends Component<{ loadedContent: unknown }> {
  override getSnapshotBeforeUpdate(previous: { loadedContent: unknown }): boolean {
    return previous.loadedContent !== this.props.loadedContent && isAtTarget();
  }

  override componentDidUpdate(_: object, __: object, wasAtTarget: boolean) {
    if (wasAtTarget) targetSection()?.scrollIntoView();
  }

  override render() {
    return null;
  }
}
