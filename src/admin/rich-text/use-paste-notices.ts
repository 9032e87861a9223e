import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { App } from 'antd';
import type { PasteOmissions } from './pasted-html';

/** Returns the function that announces the pictures and tracked deletions that a paste left out of a text or a cell. */
export function usePasteNotices(place: 'text' | 'cell'): (omitted: PasteOmissions) => void {
  const { t } = useLingui();
  const { message } = App.useApp();
  return ({ pictures, deletions }) => {
    const isInCell = place === 'cell';
    const notices = [
      pictures > 0 &&
        !isInCell &&
        t`${plural(pictures, { one: 'Pasted: # picture not included. Add it with the picture button.', other: 'Pasted: # pictures not included. Add them with the picture button.' })}`,
      pictures > 0 &&
        isInCell &&
        t`${plural(pictures, { one: 'Pasted: # picture not included. Add it outside the table.', other: 'Pasted: # pictures not included. Add them outside the table.' })}`,
      deletions > 0 &&
        t`${plural(deletions, { one: 'Pasted: # tracked deletion not included.', other: 'Pasted: # tracked deletions not included.' })}`,
    ];
    for (const notice of notices) if (notice) void message.warning(notice, 8);
  };
}
