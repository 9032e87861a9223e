import { usePublishedFirm } from '@/api/published-firm';
import { useLocale } from '@/i18n/use-locale';
import { cachedFirm, firmOf } from '@/ui/cached-firm';
import { ScreenError } from '@/ui/screen-error';

/** Renders the error of a screen with the firm as cached by the browser, or at a first visit as last published. */
export function AppError({ error }: { error: unknown }) {
  const { locale } = useLocale();
  const storedFirm = cachedFirm(locale);
  const publishedFirm = usePublishedFirm(!storedFirm.name);
  return <ScreenError error={error} firm={publishedFirm ? firmOf(publishedFirm) : storedFirm} />;
}
