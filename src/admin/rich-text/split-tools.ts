import type { Tool } from './tool-buttons';

/** Widths of a tool's button and of the divider before a group, with its margins. */
export const TOOL_WIDTH_PX = 28;
export const DIVIDER_WIDTH_PX = 9;

/** Splits groups of tools into those that fit into the space, next to a menu, and those for the menu. */
export function splitTools(groups: readonly (readonly Tool[])[], availableWidth: number) {
  const widthOf = (tools: readonly Tool[]) => DIVIDER_WIDTH_PX + tools.length * TOOL_WIDTH_PX;
  const total = groups.reduce((width, group) => width + widthOf(group), 0);
  if (total <= availableWidth) return { visible: groups, hidden: [] };
  let remainingSpace = availableWidth - DIVIDER_WIDTH_PX - TOOL_WIDTH_PX;
  const parts = groups.map((group) => {
    const count = Math.max(
      0,
      Math.min(group.length, Math.floor((remainingSpace - DIVIDER_WIDTH_PX) / TOOL_WIDTH_PX)),
    );
    // Once a tool does not fit, none of those after it is visible.
    remainingSpace = count < group.length ? 0 : remainingSpace - widthOf(group);
    return { visible: group.slice(0, count), hidden: group.slice(count) };
  });
  return {
    visible: parts.map(({ visible }) => visible).filter((group) => group.length > 0),
    hidden: parts.map(({ hidden }) => hidden).filter((group) => group.length > 0),
  };
}
