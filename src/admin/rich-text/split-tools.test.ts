/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import type { Tool } from './tool-buttons';
import { splitTools } from './split-tools';

const tool = (name: string): Tool => ({ name, icon: null, onClick: () => undefined });

const GROUPS = ['ab', 'cd', 'e'].map((names) => [...names].map(tool));

const namesOf = (groups: readonly (readonly Tool[])[]) =>
  groups.map((group) => group.map(({ name }) => name).join('')).join(' ');

describe('splitTools', () => {
  it.each([
    [Infinity, 'ab cd e', ''],
    // Three dividers of 9 px and five tools of 28 px.
    [167, 'ab cd e', ''],
    [166, 'ab c', 'd e'],
    [120, 'ab', 'cd e'],
    [60, '', 'ab cd e'],
    [0, '', 'ab cd e'],
  ])(
    'shows at a width of %s px the tools “%s” and hides “%s”',
    (availableWidth, visible, hidden) => {
      const splitGroups = splitTools(GROUPS, availableWidth);
      expect(namesOf(splitGroups.visible)).toBe(visible);
      expect(namesOf(splitGroups.hidden)).toBe(hidden);
    },
  );
});
