import type { Plugin } from 'vite';

/** Labels that antd sets in English in every language, by the files that set them. */
const LABELS: [file: RegExp, label: string][] = [
  [/\/@ant-design\/icons\/es\/components\/AntdIcon(Light)?\.js$/, '"aria-label": icon.name'],
  // The step buttons of a number field: the arrow keys do the same.
  [
    /\/@rc-component\/input-number\/es\/StepHandler\.js$/,
    `"aria-label": isUpAction ? 'Increase Value' : 'Decrease Value'`,
  ],
];

/**
 * Hides antd's icons and the step buttons of its number fields from screen readers. antd labels each with an English name
 * ("left", "search"), which becomes part of the name of its button in every language; a button with only an icon needs
 * a label of its own. Throws, and so fails the build, if a new version labels them differently.
 */
export function hideIcons(): Plugin {
  return {
    name: 'hide-icons',
    transform: {
      filter: { id: LABELS.map(([file]) => file) },
      handler(code, id) {
        const label = LABELS.find(([file]) => file.test(id))?.[1] ?? '';
        if (code.split(label).length !== 2) {
          throw new Error(`${id} no longer contains exactly one «${label}»`);
        }
        return { code: code.replace(label, '"aria-hidden": true'), map: null };
      },
    },
  };
}
