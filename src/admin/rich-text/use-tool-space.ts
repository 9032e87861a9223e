import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Tool } from './tool-buttons';

/** Width of a tool's button and of the divider between two groups, in pixels. */
const TOOL_WIDTH = 28;
const DIVIDER_WIDTH = 9;

/** Tracks the width that an element has for the tools next to its other content, in pixels. */
export function useToolSpace(bar: RefObject<HTMLElement | null>, reserved: number): number {
  const [space, setSpace] = useState(Infinity);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth } = element;
      // Without a layout, as in tests and in hidden panels, nothing can be measured.
      setSpace(clientWidth === 0 ? Infinity : clientWidth - reserved);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [bar, reserved]);
  return space;
}

/** Splits groups of tools into those that fit into the space, next to a menu, and those for the menu. */
export function splitTools(groups: readonly (readonly Tool[])[], space: number) {
  const widthOf = (tools: readonly Tool[]) => DIVIDER_WIDTH + tools.length * TOOL_WIDTH;
  const total = groups.reduce((width, group) => width + widthOf(group), 0);
  if (total <= space) return { visible: groups, hidden: [] };
  let left = space - DIVIDER_WIDTH - TOOL_WIDTH;
  const parts = groups.map((group) => {
    const count = Math.max(
      0,
      Math.min(group.length, Math.floor((left - DIVIDER_WIDTH) / TOOL_WIDTH)),
    );
    // Once a tool does not fit, none of those after it is visible.
    left = count < group.length ? 0 : left - widthOf(group);
    return { visible: group.slice(0, count), hidden: group.slice(count) };
  });
  return {
    visible: parts.map(({ visible }) => visible).filter((group) => group.length > 0),
    hidden: parts.map(({ hidden }) => hidden).filter((group) => group.length > 0),
  };
}
