import { beforeEach, describe, expect, it } from '@jest/globals';
import { focusAfterOpening } from './focus-after-opening';

const field = (name: string) => document.querySelector<HTMLElement>(`[name="${name}"]`);

beforeEach(() => {
  document.body.innerHTML = `
    <input name="behind" />
    <div role="dialog"><button name="close"></button><input name="first" /><input name="second" /></div>`;
});

describe('a dialog that has finished opening', () => {
  const openDialog = (open: boolean) => focusAfterOpening(open, () => field('first')?.focus());

  it('focuses its first field when the focus was on its close button or behind it', () => {
    for (const name of ['close', 'behind']) {
      field(name)?.focus();
      openDialog(true);
      expect(field('first')).toHaveFocus();
    }
  });

  it('keeps the focus in another field that the user has already moved to', () => {
    field('second')?.focus();
    openDialog(true);
    expect(field('second')).toHaveFocus();
  });

  it('does not move the focus when it closes', () => {
    field('close')?.focus();
    openDialog(false);
    expect(field('close')).toHaveFocus();
  });
});
