/** The id of the element around the button and the panel, by which scripts/bundle-size-limits.ts finds the mock in a build. */
const HOST_ID = 'law-firm-mock-panel';

const BUTTON_STYLE =
  'position:fixed;inset-block-end:8px;inset-inline-end:8px;z-index:2147483000;font:12px system-ui;padding:4px 8px;' +
  'color:#fff;background:#333;border:1px solid #fff;border-radius:4px;opacity:.75;cursor:pointer';

/**
 * Creates the button in the corner of the page, which Ctrl+Shift+M presses too. Returns the button and its shadow root,
 * which isolates its styles from those of the page.
 */
export function createCornerButton(
  label: string,
  title: string,
  press: () => void,
): { root: ShadowRoot; button: HTMLButtonElement } {
  const host = document.createElement('div');
  host.id = HOST_ID;
  const root = host.attachShadow({ mode: 'open' });
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.title = `${title} (Ctrl+Shift+M)`;
  button.setAttribute('aria-label', 'Mock backend');
  button.setAttribute('style', BUTTON_STYLE);
  button.addEventListener('click', press);
  window.addEventListener('keydown', (event) => {
    if (!event.ctrlKey || !event.shiftKey || event.key.toLowerCase() !== 'm') return;
    event.preventDefault();
    press();
  });
  root.append(button);
  document.body.append(host);
  return { root, button };
}
