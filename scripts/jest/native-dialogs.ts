import { jest } from '@jest/globals';

/**
 * Adds the native `<dialog>` methods that jsdom lacks, and gives every element a width. Returns a function that removes the
 * width.
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
