import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { components, tokens } from './tokens';

/** The design tokens of the site's style sheets, by name. */
const sheet = new Map(
  [...readFileSync('src/ui/tokens.css', 'utf8').matchAll(/^ {2}--([\w-]+): ([^;]+);/gm)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

test.each([
  ['colorPrimary', 'accent'],
  ['colorLink', 'accent'],
  ['colorLinkHover', 'accent-deep'],
  ['colorSuccess', 'success'],
  ['colorWarning', 'warning'],
  ['colorError', 'danger'],
  ['colorTextBase', 'ink'],
  ['colorTextTertiary', 'muted'],
  ['colorBgLayout', 'paper'],
  ['colorBorder', 'line-strong'],
  ['colorBorderSecondary', 'line'],
  ['controlItemBgActive', 'wash'],
  ['boxShadow', 'float'],
] as const)('antd has for %s what the style sheets have for --%s', (token, name) => {
  expect(sheet.has(name)).toBe(true);
  expect(tokens[token]).toBe(sheet.get(name));
});

test('what single components take instead is of the same tokens', () => {
  const values = new Set(sheet.values());
  const colours = Object.values(components)
    .flatMap((component) => Object.values(component as object))
    .filter((value) => typeof value === 'string' && value.startsWith('#'));
  expect(colours.length).toBeGreaterThan(0);
  expect(colours.filter((colour) => !values.has(colour as string))).toEqual([]);
});
