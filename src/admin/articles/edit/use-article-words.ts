import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import { useLocale } from '../../../i18n/use-locale';
import { mergeCatalogues, type CatalogueNode } from '../../catalogues/choice/catalogue-choice';
import type { FieldWords } from '../../kit/edit/differences';
import type { ArticleForm } from './article-context';

function findNode(nodes: readonly CatalogueNode[], no: string): CatalogueNode | undefined {
  for (const node of nodes) {
    const found = node.no === no ? node : findNode(node.children, no);
    if (found) return found;
  }
  return undefined;
}

/** How an article's form speaks of its fields: their labels with the language, catalogues by name. */
export function useArticleWords({
  languages,
  trees,
}: Pick<ArticleForm, 'languages' | 'trees'>): FieldWords {
  const { t } = useLingui();
  const { locale } = useLocale();
  const labelOf = useCallback(
    (field: string): string => {
      switch (field) {
        case 'cataNo':
          return t`Catalogue`;
        case 'cover':
          return t`Cover`;
        case 'title':
          return t`Title`;
        case 'note':
          return t`Summary`;
        case 'content':
          return t`Content`;
        case 'contentUrl':
          return t`Address of the item`;
        default:
          return t`Cover of this language`;
      }
    },
    [t],
  );
  return useMemo(
    () => ({
      nameOf(name) {
        const [, code, field] = /^versions\.([^.]+)\.(.+)$/.exec(name) ?? [];
        if (code === undefined || field === undefined) return labelOf(name);
        const place = languages.find((one) => one.code === code)?.name ?? code;
        const label = labelOf(field);
        return t`${place}: ${label}`;
      },
      textOf(name, value) {
        if (name !== 'cataNo' || typeof value !== 'string') return undefined;
        const codes = [locale, ...languages.map(({ code }) => code)];
        return findNode(mergeCatalogues(trees, [...new Set(codes)]), value)?.name;
      },
    }),
    [labelOf, languages, trees, locale, t],
  );
}
