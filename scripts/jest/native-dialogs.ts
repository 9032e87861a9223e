import { jest } from '@jest/globals';

/**
 * Gives jsdom the browser's own dialogs, which it does not have, and what is in them a width. Gives what takes the
 * width back.
 */
export function mockDialogs(): () => void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
  const width = jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1280);
  return () => width.mockRestore();
}
