import { useLingui } from '@lingui/react/macro';
import { useLocale } from '@/i18n/use-locale';
import { mergeCatalogues } from '@/admin/catalogues/names/catalogue-trees';
import { useFieldLabels, type FieldLabels } from '@/admin/edit-form/differences';
import { allItems } from '@/admin/names/named-items';
import type { ArticleForm } from './article-form';

/** Returns the labels of an article's form fields, and the texts of values such as the `no` of a catalogue. */
export function useArticleLabels({ languages, trees }: ArticleForm): FieldLabels {
  const { t } = useLingui();
  const { locale } = useLocale();
  const labels = {
    cataNo: t`Catalogue`,
    cover: t`Cover`,
    title: t`Title`,
    note: t`Summary`,
    content: t`Content`,
    contentUrl: t`Web address`,
    coverUrl: t`Cover of this language`,
    isLink: t`On another website`,
  };
  return useFieldLabels(labels, languages, (name, value) => {
    if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
    if (name.endsWith('coverUrl') && value === null) return t`Shared cover`;
    if (!name.endsWith('cataNo') || typeof value !== 'string') return undefined;
    const codes = [locale, ...languages.map(({ code }) => code)];
    return allItems(mergeCatalogues(trees, codes)).find(({ no }) => no === value)?.mainVersion.name;
  });
}
