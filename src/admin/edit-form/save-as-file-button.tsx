import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from 'antd';
import { languageTag } from '@/i18n/locales';
import { toFileName, saveFile } from '@/ui/save-file';
import type { Change } from '@/admin/shared/draft-store';
import { languageOfField } from './changes';
import { hasTags } from './compare-saved';
import { textOf, type FieldLabels } from './differences';
import type { DraftState } from './use-draft';

// Formatted text has an editor, which has usually loaded it already.
const loadSanitize = () => import('@/ui/html/sanitize');

/** Downloads the changes as an HTML file with their formatting, to copy from. Sanitizes HTML as on a page. */
async function saveDraftFile(
  changes: readonly Change[],
  title: string,
  labels: FieldLabels,
): Promise<void> {
  const page = document.implementation.createHTMLDocument(title);
  const charset = page.createElement('meta');
  charset.setAttribute('charset', 'utf-8');
  page.head.prepend(charset);
  const hasFormatting = changes.some(({ value }) => hasTags(value));
  // If the sanitizer cannot be loaded, the file contains the HTML source.
  const sanitize = hasFormatting
    ? await loadSanitize().then(
        (loaded) => loaded.sanitize,
        () => undefined,
      )
    : undefined;
  for (const { name, value } of changes) {
    const heading = page.createElement('h2');
    heading.textContent = labels.nameOf(name);
    const content = page.createElement('div');
    if (languageOfField(name)) content.lang = languageTag(languageOfField(name));
    if (sanitize && hasTags(value)) content.append(sanitize(value));
    else
      content.textContent =
        labels.textOf?.(name, value) ?? (hasTags(value) ? value : textOf(value));
    content.style.whiteSpace = 'pre-wrap';
    page.body.append(heading, content);
  }
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- markup
  const source = `<!doctype html>\n${page.documentElement.outerHTML}`;
  const file = new Blob([source], { type: 'text/html;charset=utf-8' });
  saveFile(file, `${toFileName(title)}.html`);
}

interface SaveAsFileButtonProps {
  draft: Pick<DraftState<unknown>, 'getChanges' | 'getTitle'>;
  labels: FieldLabels;
}

/** Renders a button that downloads the changes, for browsers that cannot store the draft. */
export function SaveAsFileButton({ draft, labels }: SaveAsFileButtonProps) {
  const { t } = useLingui();
  return (
    <Button
      size="small"
      onClick={() => void saveDraftFile(draft.getChanges(), draft.getTitle() || t`Draft`, labels)}
    >
      <Trans>Save text as a file</Trans>
    </Button>
  );
}
