import { useLocale } from '@/i18n/use-locale';

/**
 * Renders the space after a sentence of the interface, which Chinese does not have. After a text of the server, whose
 * language may differ, `joinSentences` decides whether a space is needed.
 */
export function SentenceSpace() {
  const { tag } = useLocale();
  return tag.startsWith('zh') ? null : ' ';
}
