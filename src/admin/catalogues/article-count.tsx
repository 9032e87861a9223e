import { Plural, useLingui } from '@lingui/react/macro';
import { useArticleCount, type CatalogueType } from '@/api/admin/catalogues';
import { useNearViewport } from '@/ui/use-near-viewport';
import type { NamedItem } from '@/admin/names/named-items';

interface ArticleCountProps {
  type: CatalogueType;
  item: NamedItem;
  languageOf: (code: string) => string;
}

/** Shows the number of articles in the catalogue's main language; nothing until it is loaded. */
export function ArticleCount({ type, item, languageOf }: ArticleCountProps) {
  const { t } = useLingui();
  const [ref, isNearViewport] = useNearViewport<HTMLDivElement>();
  const { data } = useArticleCount(type, isNearViewport ? item.main : null);
  const language = languageOf(item.main.lang);
  return (
    <div ref={ref} title={t`Shown to visitors in ${language}`}>
      {data !== undefined && <Plural value={data} one="# article" other="# articles" />}
    </div>
  );
}
