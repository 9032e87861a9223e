import { setupText } from '../setup';
import type { Tools } from './tools';

/** The panel's name, by which a build is searched for it. */
const PANEL_ID = 'law-firm-mock-panel';

const BUTTON_STYLE =
  'position:fixed;inset-block-end:8px;inset-inline-end:8px;z-index:2147483000;font:12px system-ui;padding:4px 8px;' +
  'color:#fff;background:#333;border:1px solid #fff;border-radius:4px;opacity:.75;cursor:pointer';

/** Puts the button into the corner that opens the mock's panel, as Ctrl+Shift+M does. The panel itself is loaded then. */
export function showCorner(tools: Tools): void {
  const host = document.createElement('div');
  host.id = PANEL_ID;
  // In a tree of its own: neither finds the styles of the other.
  const root = host.attachShadow({ mode: 'open' });
  const button = document.createElement('button');
  const text = setupText(tools.session.current);
  button.type = 'button';
  button.textContent = text ? 'Mock *' : 'Mock';
  button.title = `${text || 'As seeded'} (Ctrl+Shift+M)`;
  button.setAttribute('aria-label', 'Mock backend');
  button.setAttribute('style', BUTTON_STYLE);
  const place = document.createElement('div');
  root.append(button, place);

  let close: (() => void) | undefined;
  const toggle = async () => {
    if (close) {
      close();
      return;
    }
    close = () => undefined;
    const { openPanel } = await import('./panel').catch((error: unknown) => {
      // The next press asks for it again.
      close = undefined;
      throw error;
    });
    const unmount = openPanel(place, tools, () => close?.());
    close = () => {
      close = undefined;
      unmount();
      button.focus();
    };
  };
  button.addEventListener('click', () => void toggle());
  window.addEventListener('keydown', (event) => {
    if (!event.ctrlKey || !event.shiftKey || event.key.toLowerCase() !== 'm') return;
    event.preventDefault();
    void toggle();
  });
  document.body.append(host);
}
