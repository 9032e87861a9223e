import { usePrerenderedFirm } from '@/api/prerendered-firm';
import { useLocale } from '@/i18n/use-locale';
import { readCachedFirm, firmOf } from '@/ui/cached-firm';
import { ScreenError } from '@/ui/screen-error';

/** Renders the error of a screen with the firm from the browser's cache, or without one from the last prerender run. */
export function AppError({ error }: { error: unknown }) {
  const { locale } = useLocale();
  const cachedFirm = readCachedFirm(locale);
  const prerenderedFirm = usePrerenderedFirm(!cachedFirm.name);
  return (
    <ScreenError error={error} firm={prerenderedFirm ? firmOf(prerenderedFirm) : cachedFirm} />
  );
}
