import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { Alert } from 'antd';
import { useEffect } from 'react';
import { useAdminBanners, type Banner } from '@/api/admin/banners';
import { useContentLanguages, type ContentLanguage } from '@/api/admin/languages';
import { LinkButton } from '@/admin/page/link-button';
import { SelectionBar } from '@/admin/list/selection-bar';
import { listStateOf } from '@/admin/list/use-list';
import { useSelection } from '@/admin/list/use-selection';
import { useTableSettings } from '@/admin/list/use-table-settings';
import { FilterBar } from '@/admin/list/filter-bar';
import { SelectFilter } from '@/admin/list/select-filter';
import { rememberWholeList } from '@/admin/shared/visited-lists';
import { ListTable } from '@/admin/list/list-table';
import { RowLink, type MoreActions } from '@/admin/list/row-actions';
import { AdminPage } from '@/admin/page/admin-page';
import { useNewStore } from '@/lib/use-store';
import { BannerDeletionDialog } from './banner-deletion-dialog';
import { useBannerColumns, useBannerName } from './banner-columns';
import { NEW_BANNER_ID } from './banner-search';
import { keyOf, useBannerMutations } from './use-banner-mutations';

const route = getRouteApi('/admin/banner/list');
const NO_BANNERS: readonly Banner[] = [];

function languagesOf(contentLanguages: readonly ContentLanguage[], banners: readonly Banner[]) {
  const otherCodes = new Set(banners.map(({ lang }) => lang));
  for (const { code } of contentLanguages) otherCodes.delete(code);
  return [...contentLanguages, ...[...otherCodes].map((code) => ({ code, name: code }))];
}

/** Renders the banners of the home page by language: to find, pin, copy, edit and delete. */
export function BannerList() {
  const { t } = useLingui();
  const { language: requestedLanguage } = route.useSearch();
  const contentLanguages = useContentLanguages();
  const query = useAdminBanners(contentLanguages?.map(({ code }) => code));
  const { data } = query;
  const { mutations, pins, remove } = useBannerMutations(data);
  const bannersToDelete = useNewStore(NO_BANNERS);
  const languages = languagesOf(contentLanguages ?? [], data ?? []);
  // An unknown language shows all banners.
  const language = languages.find(({ code }) => code === requestedLanguage)?.code;
  const shownLanguages = languages.filter(({ code }) => code === (language ?? code));
  const rowsIn = (code: string) => data?.filter(({ lang }) => lang === code) ?? [];
  const rows = shownLanguages.flatMap(({ code }) => rowsIn(code));
  const rememberedRows = rows.map(({ id, lang }) => ({ id, no: id, lang }));
  useEffect(() => {
    if (data) rememberWholeList('banners', rememberedRows);
  });
  const selection = useSelection(rows, keyOf);
  const nameOf = useBannerName();
  const navigate = useNavigate();
  const filterByLanguage = (code?: string) =>
    void navigate({ to: '/admin/banner/list', search: { language: code } });
  const [settings, changeSettings] = useTableSettings('banners');
  const list = {
    settings,
    changeSettings,
    pageNo: 1,
    pageSize: Infinity,
    showPage: () => undefined,
    hasFilters: language !== undefined,
    total: data && rows.length,
    countsVersions: false,
    ...listStateOf(query, data),
  };
  const emptyLanguages = data ? shownLanguages.filter(({ code }) => rowsIn(code).length === 0) : [];
  const columns = useBannerColumns(language, pins.isPinned);
  const formLink = (edit: string, copy?: string) =>
    ({ to: '/admin/banner/list', search: { language, edit, copy } }) as const;
  const actionsOf = (banner: Banner) => {
    const id = String(banner.id);
    const editLink = formLink(id);
    const copyLink = formLink(NEW_BANNER_ID, id);
    const moreActions: MoreActions = [
      { key: 'edit', label: <Link {...editLink}>{t`Edit`}</Link> },
      pins.menuItemOf(banner),
      ...(languages.length > 1
        ? [{ key: 'copy', label: <Link {...copyLink}>{t`Duplicate to another language`}</Link> }]
        : []),
      { type: 'divider' as const },
      {
        key: 'delete',
        label: t`Delete`,
        danger: true,
        onClick: () => bannersToDelete.set([banner]),
      },
    ];
    const link = <RowLink {...editLink} label={t`Edit`} rowName={nameOf(banner)} />;
    return { link, moreActions };
  };

  return (
    <AdminPage
      title={t`Banners`}
      movesHelpBelowIfNarrow
      help={t`The pictures at the top of the home page. Each language has its own; pinned ones come first.`}
      actions={
        <LinkButton {...formLink(NEW_BANNER_ID)} primary>
          <Trans>Add a banner</Trans>
        </LinkButton>
      }
    >
      <FilterBar list={list} onReset={() => filterByLanguage()}>
        <BannerLanguageFilter {...{ languages, language }} onChoose={filterByLanguage} />
      </FilterBar>
      <ListTable
        {...{ list, keyOf, nameOf, columns, selection, mutations, actionsOf }}
        label={t`Banners`}
        rows={rows}
        messages={<EmptyLanguageNotes languages={emptyLanguages} />}
        emptyListAction={
          <LinkButton {...formLink(NEW_BANNER_ID)}>
            <Trans>Add the first banner</Trans>
          </LinkButton>
        }
        onClearFilters={() => filterByLanguage()}
      />
      <SelectionBar {...{ selection, mutations, pins }} onDelete={bannersToDelete.set} />
      <BannerDeletionDialog
        store={bannersToDelete}
        onDelete={(banners) => {
          remove(banners);
          selection.clear();
        }}
      />
    </AdminPage>
  );
}

interface BannerLanguageFilterProps {
  languages: readonly ContentLanguage[];
  language: string | undefined;
  onChoose: (code: string | undefined) => void;
}

function BannerLanguageFilter({ languages, language, onChoose }: BannerLanguageFilterProps) {
  const { t } = useLingui();
  const options = languages.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <SelectFilter
      label={t`Language`}
      style={{ minInlineSize: 180 }}
      value={language}
      options={[{ value: '', label: t`All languages` }, ...options]}
      onChoose={onChoose}
    />
  );
}

function EmptyLanguageNotes({ languages }: { languages: readonly ContentLanguage[] }) {
  return languages.map(({ code, name }) => (
    <Alert
      key={code}
      type="info"
      showIcon
      style={{ marginBlockEnd: 8 }}
      title={
        <Trans>
          No banner in {name}. In this language, the home page starts with the introduction.
        </Trans>
      }
    />
  ));
}
