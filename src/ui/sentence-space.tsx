import { useLocale } from '@/i18n/use-locale';

/** Renders the space between two sentences, which Chinese does not have. */
export function SentenceSpace() {
  const { tag } = useLocale();
  return tag.startsWith('zh') ? null : ' ';
}
