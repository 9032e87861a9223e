import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { componentTokens, tokens } from './tokens';

/** Maps the design tokens of the site's style sheets to their values. */
const designTokens = new Map(
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
] as const)('the antd token %s equals --%s of the style sheets', (token, name) => {
  expect(designTokens.has(name)).toBe(true);
  expect(tokens[token]).toBe(designTokens.get(name));
});

test('the component tokens of antd use only colors of the style sheets', () => {
  const values = new Set(designTokens.values());
  const colors = Object.values(componentTokens)
    .flatMap((component) => Object.values(component as object))
    .filter((value) => typeof value === 'string' && value.startsWith('#'));
  expect(colors.length).toBeGreaterThan(0);
  expect(colors.filter((color) => !values.has(color as string))).toEqual([]);
});

test('no style sheet balances headings itself, and the token --heading-wrap does not balance Chinese ones', () => {
  const sheets = globSync('src/**/*.css').filter((file) =>
    readFileSync(file, 'utf8').includes('text-wrap: balance'),
  );
  expect(sheets).toEqual([]);
  expect(readFileSync('src/ui/tokens.css', 'utf8')).toMatch(
    /:lang\(zh\) \{[^}]*--heading-wrap: pretty;/,
  );
});
