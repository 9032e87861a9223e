/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { adoptStyles } from './adopt-styles';

const WRITER = 'node_modules/@rc-component/util/es/Dom/dynamicCSS.js';

/** Returns the code that the build makes of a style writer. */
function transformCode(code: string): string {
  const { transform } = adoptStyles();
  if (typeof transform !== 'object') throw new Error('The plugin has no transform');
  const result: unknown = Reflect.apply(transform.handler, undefined, [code, `/${WRITER}`]);
  return (result as { code: string }).code;
}

it("the build adopts style sheets in the installed version of antd's style writer", () => {
  const code = transformCode(readFileSync(WRITER, 'utf8'));
  expect(code).toContain('adoptStyle(styleNode, css);');
  expect(code).not.toContain('innerHTML');
});

it.each([
  ['lacks the expected code', /no longer contains exactly one/, 'textContent = css;'],
  [
    'assigns innerHTML elsewhere too',
    /still assigns innerHTML/,
    'innerHTML = css; x.innerHTML = y;',
  ],
])(
  "the build fails and reports what to do when an updated version of antd's style writer %s",
  (_, problem, assignment) => {
    const updatedCode = readFileSync(WRITER, 'utf8').replace(
      'styleNode.innerHTML = css;',
      `styleNode.${assignment}`,
    );
    expect(() => transformCode(updatedCode)).toThrow(problem);
    expect(() => transformCode(updatedCode)).toThrow(
      /Adapt REPLACEMENTS in scripts\/vite\/adopt-styles\.ts .* or keep the former versions of antd/,
    );
  },
);
