import { SafeHtml } from '../../ui/safe-html';

interface StoredTextProps {
  /** Stored HTML, untrusted. */
  html: string | null | undefined;
  /** Code of the language it is written in. */
  lang?: string | null | undefined;
}

/** Stored HTML as visitors read it. */
export function StoredText({ html, lang }: StoredTextProps) {
  return <SafeHtml html={html} lang={lang} />;
}
