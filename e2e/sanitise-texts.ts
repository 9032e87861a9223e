import { safeText } from '../src/ui/html/safe-html';
import { view } from '../src/ui/html/view';

/** The markup of stored texts as they are shown; built for the browser and for a prerendering server by `sanitise.spec.ts`. */
export function shownMarkup(texts: readonly string[]): string[] {
  return texts.map((text) => {
    const frame = view.document.createElement('div');
    frame.append(safeText(text));
    return frame.innerHTML;
  });
}
