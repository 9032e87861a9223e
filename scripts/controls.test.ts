/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { controlsOf } from './controls';

const FOLDER = 'src/admin';

test('controlsOf lists antd components by their original names and takes only the comment at a native control as its reason', () => {
  const source = `
    import { Button as Push, Form } from 'antd';
    // Not a reason: a line of code is between.
    const page = (
      <Form.Item>
        <Push>Save</Push>
        {/* Quill looks for it. */}
        <select />
        <input
          // antd has none for this
          type="file"
          onChange={() => {
            // not about the control
          }}
        />
        <textarea
          onChange={() => {
            // nor this
          }}
        />
        <Link popover="auto" /> {/* follows the pointer */}
        <button type="button">https://example.com // no comment</button>
      </Form.Item>
    );
    const made = document.createElement('dialog'); // oxlint-disable-line some/rule
  `;
  expect(controlsOf('page.tsx', source)).toEqual({
    antd: ['Form.Item', 'Button'],
    native: [
      { name: 'select', line: 8, reason: 'Quill looks for it.' },
      { name: 'input', line: 9, reason: 'antd has none for this' },
      { name: 'textarea', line: 16, reason: undefined },
      { name: 'popover', line: 21, reason: 'follows the pointer' },
      { name: 'button', line: 22, reason: undefined },
      { name: 'dialog', line: 25, reason: undefined },
    ],
  });
});

test('the admin area uses antd controls, and every native control has a comment with the reason', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .sort()
    .map((name) => join(FOLDER, name));
  const uses = new Map<string, number>();
  const nativeControls: string[] = [];
  const unexplainedControls: string[] = [];
  for (const path of files) {
    const controls = controlsOf(path, readFileSync(path, 'utf8'));
    for (const name of controls.antd) uses.set(name, (uses.get(name) ?? 0) + 1);
    for (const { name, line, reason } of controls.native) {
      if (reason) nativeControls.push(`<${name}> in ${path}:${line}: ${reason}`);
      else unexplainedControls.push(`<${name}> in ${path}:${line}`);
    }
  }
  const sortedUses = [...uses].sort(
    ([a, countOfA], [b, countOfB]) => countOfB - countOfA || a.localeCompare(b),
  );
  const sum = sortedUses.reduce((total, [, count]) => total + count, 0);
  console.log(
    [
      `Ant Design: ${sum} uses of ${uses.size} components: ${sortedUses.map((use) => use.join(' ')).join(', ')}`,
      ...nativeControls.map((control) => `Native control: ${control}`),
    ].join('\n'),
  );
  expect(sum).toBeGreaterThan(0);
  expect(unexplainedControls).toEqual([]);
});
