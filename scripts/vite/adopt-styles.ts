import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const RUNTIME = fileURLToPath(new URL('./adopted-styles-runtime.ts', import.meta.url));
const STYLE_WRITER_PATTERN =
  /\/(@rc-component\/util\/es\/Dom\/dynamicCSS|@ant-design\/icons\/es\/cssUtils)\.js$/;

/** Expected code of the two files, and its replacement. */
const REPLACEMENTS: [string, string][] = [
  // A marker that is not a style element: the policy reports even an empty one.
  [
    "const styleNode = document.createElement('style');",
    "const styleNode = document.createElement('meta');",
  ],
  ["node.tagName === 'STYLE'", "node.tagName === 'META'"],
  ['styleNode.innerHTML = css;', 'adoptStyle(styleNode, css);'],
  ['if (existNode.innerHTML !== css) {', 'if (adoptedCss(existNode) !== css) {'],
  ['existNode.innerHTML = css;', 'adoptStyle(existNode, css);'],
];

/** Returns an error of the build with the ways to continue after an update. */
const changeError = (change: string) =>
  new Error(
    `${change}. Adapt REPLACEMENTS in scripts/vite/adopt-styles.ts to the new code, or keep the former versions of antd ` +
      'and @ant-design/icons, with the packages that package-lock.json has for them (docs/architecture.md#7-security).',
  );

/**
 * Makes antd's two style writers adopt constructed style sheets instead of filling `<style>` elements, which the
 * production policy forbids (docs/architecture.md#7-security). Fails the build, and explains how to continue, if a new
 * version of those files differs from the expected code.
 */
export function adoptStyles(): Plugin {
  const transformedFiles = new Set<string>();
  return {
    name: 'adopt-styles',
    apply: 'build',
    transform: {
      filter: { id: STYLE_WRITER_PATTERN },
      handler(code, id) {
        transformedFiles.add(id);
        let result = code;
        for (const [before, after] of REPLACEMENTS) {
          if (result.split(before).length !== 2) {
            throw changeError(`${id} no longer contains exactly one «${before}»`);
          }
          result = result.replace(before, after);
        }
        if (result.includes('innerHTML')) throw changeError(`${id} still assigns innerHTML`);
        return {
          code: `import { adoptStyle, adoptedCss } from ${JSON.stringify(RUNTIME)};\n${result}`,
          map: null,
        };
      },
    },
    buildEnd(error) {
      if (!error && transformedFiles.size !== 2) {
        throw changeError(`The build has ${transformedFiles.size} of antd's two style writers`);
      }
    },
  };
}
