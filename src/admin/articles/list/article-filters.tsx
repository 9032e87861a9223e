import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useCatalogueTrees, type CatalogueType } from '@/api/admin/catalogues';
import { useContentLanguages } from '@/api/admin/languages';
import { useLocale } from '@/i18n/use-locale';
import { mergeCatalogues } from '@/admin/catalogues/names/catalogue-trees';
import { DateFilter } from '@/admin/list/date-filter';
import { LanguageFilter } from '@/admin/list/language-filter';
import type { NamedItem } from '@/admin/names/named-items';
import { SelectFilter } from '@/admin/list/select-filter';
import { SuggestFilter } from '@/admin/list/suggest-filter';
import type { ArticleSection } from '@/admin/articles/article';
import type { ArticleSearch } from './article-search';

interface ArticleFiltersProps {
  section: ArticleSection;
  search: ArticleSearch;
  /** The names of those who published the items, as far as they are known. */
  authors: readonly string[];
  onFilter: (changes: ArticleSearch) => void;
}

/** Renders the filters of an article list that the API does not support. */
export function ArticleFilters({ section, search, authors, onFilter }: ArticleFiltersProps) {
  const { t } = useLingui();
  const { catalogue, from, to, author } = search;
  const isReversed = from !== undefined && to !== undefined && from > to;
  return (
    <>
      {section.catalogueType !== undefined && (
        <CatalogueFilter
          type={section.catalogueType}
          value={catalogue}
          onChoose={(no) => onFilter({ catalogue: no })}
        />
      )}
      <LanguageFilter value={search} onChoose={onFilter} />
      <DateFilter
        label={t`Updated from`}
        value={from}
        onChoose={(day) => onFilter({ from: day })}
      />
      <DateFilter
        label={t`Updated until`}
        value={to}
        error={isReversed ? t`This day is before the day in “Updated from”.` : undefined}
        onChoose={(day) => onFilter({ to: day })}
      />
      <SuggestFilter
        label={t`Published by`}
        placeholder={t`Anyone`}
        suggestions={authors}
        value={author}
        onSearch={(text) => onFilter({ author: text })}
      />
    </>
  );
}

interface CatalogueFilterProps {
  type: CatalogueType;
  /** The `no` of the chosen catalogue. */
  value: string | undefined;
  onChoose: (no: string | undefined) => void;
}

/** Returns catalogues with their descendants as options, each with the names of its ancestors. */
function optionsOf(items: readonly NamedItem[], path = ''): { value: string; label: string }[] {
  return items.flatMap(({ no, mainVersion: { name }, children }) => {
    const label = path ? `${path} / ${name}` : name;
    return [{ value: no, label }, ...optionsOf(children, label)];
  });
}

function CatalogueFilter({ type, value, onChoose }: CatalogueFilterProps) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const codes = useContentLanguages()?.map(({ code }) => code);
  const query = useCatalogueTrees(type, codes);
  const { data } = query;
  const joinedCodes = [locale, ...(codes ?? [])].join();
  const options = useMemo(
    () => optionsOf(mergeCatalogues(data ?? {}, joinedCodes.split(','))),
    [data, joinedCodes],
  );
  return (
    <SelectFilter
      label={t`Catalogue`}
      searchable
      options={[{ value: '', label: t`All catalogues` }, ...options]}
      {...{ value, query, onChoose }}
    />
  );
}
