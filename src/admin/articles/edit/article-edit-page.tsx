import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, type ReactNode } from 'react';
import {
  revalidateCatalogues,
  useCatalogueTrees,
  type CatalogueTrees,
} from '@/api/admin/catalogues';
import type { ContentQuery } from '@/api/admin/content';
import { useContentLanguages } from '@/api/admin/languages';
import { useLocale } from '@/i18n/use-locale';
import { formatMoment } from '@/lib/dates';
import { versionsOf, type VersionGroup } from '@/lib/group-versions';
import { EditedItemForm } from '@/admin/edit-form/edited-item-form';
import { EditScreen } from '@/admin/edit-form/edit-screen';
import { Published } from '@/admin/edit-form/published';
import { NeighborButtons } from '@/admin/edit-form/neighbor-buttons';
import { refetchAfter422 } from '@/admin/edit-form/refetch-after-422';
import { useEditedItem } from '@/admin/edit-form/edited-item';
import { useEditedLanguage } from '@/admin/languages/edited-language';
import type { VisitedRow } from '@/admin/shared/visited-lists';
import { LinkButton } from '@/admin/page/link-button';
import {
  editScreen,
  latestOf,
  type ArticleSection,
  type ArticleVersion,
  type StoredSection,
} from '@/admin/articles/article';
import { ArticleContext, type ArticleForm } from './article-context';
import {
  articleDraft,
  findCreated,
  loadArticleGroup,
  loadIfNewer,
  watchNewArticle,
  type ArticleGroup,
} from './article-group';
import { ArticlePreviewButton } from './article-preview-button';
import { useArticleSchema } from './article-schema';
import {
  articleInputs,
  articleValues,
  compareArticle,
  completeness,
  copiedValues,
  isExternalVersion,
  presentCatalogues,
  restoredValues,
  type ArticleValues,
} from './article-values';
import type { EditSearch } from './edit-search';
import { useArticleLabels } from './use-article-labels';

interface ArticleEditPageProps<Input> {
  section: StoredSection<Input>;
  search: EditSearch;
  /** Whether this is the screen for external items (D25). */
  isExternal?: boolean;
  /** The headings for a new and for an existing item. */
  titles: { create: string; edit: string };
  /** The fields that all languages share. */
  sharedFields: ReactNode;
  /** Renders the fields of a version, which differ for external items. */
  version: (isExternal: boolean) => ReactNode;
}

type EditedArticleOptions<Input> = Pick<ArticleEditPageProps<Input>, 'section' | 'search'> & {
  isExternal: boolean;
  trees: CatalogueTrees;
};

/** Returns the edited article: how it is loaded, compared and stored. */
function useEditedArticle<Input extends { lang: string; title: string }>(
  options: EditedArticleOptions<Input>,
) {
  const { section, search, isExternal, trees } = options;
  const { calls } = section;
  const { no, copy } = search;
  const { tag } = useLocale();
  const navigate = useNavigate();
  const itemNo = no ?? copy;
  return useEditedItem<ArticleGroup, ArticleValues, Input[]>({
    item: itemNo,
    isNew: no === undefined,
    list: { to: section.list },
    draft: articleDraft(section, no, copy),
    load: (languages) => loadArticleGroup(section, itemNo ?? '', languages),
    loadIfNewer: (languages, group) => loadIfNewer(section, group, languages),
    toValues: (stored, languages) => ({
      ...articleValues(stored, languages),
      cataNo: (stored ? undefined : search.catalogue) ?? null,
    }),
    toCopy: (source, languages) => copiedValues(source, languages, trees),
    restored: search.restore,
    toRestored: (deleted, languages) => restoredValues(deleted, languages, trees),
    toBody: (values, basis) => articleInputs(values, basis, { section, trees, isExternal }),
    namesIn: () => FORM_NAMES,
    compare: (stored, body) => compareArticle(stored, body, trees),
    create: async (body, idempotencyKeys) => {
      const created = await calls
        .create(body, idempotencyKeys)
        .catch(refetchAfter422(revalidateCatalogues));
      return created === undefined ? undefined : String(created);
    },
    update: async (body, _, idempotencyKeys) => {
      await calls.update(body, idempotencyKeys).catch(refetchAfter422(revalidateCatalogues));
      return undefined;
    },
    find: (languages, _, group) => loadArticleGroup(section, String(group.no), languages),
    findNew: async (languages, [first]) =>
      first ? findCreated(section, first, languages, MAX_CANDIDATES) : [],
    watchNew: (languages, body) =>
      watchNewArticle(section, languages, body, (stored, sent) =>
        compareArticle(stored, sent, trees),
      ),
    fetchNew: (languages, created) => loadArticleGroup(section, created, languages),
    itemKeyOf: (group) => String(group.no),
    navigateTo: (itemKey) =>
      navigate({
        ...(itemKey === undefined
          ? { to: section.list }
          : {
              to: isExternal ? (section.external ?? section.edit) : section.edit,
              search: { no: itemKey },
            }),
        replace: itemKey !== undefined,
        ignoreBlocker: true,
      }),
    signature: (group) => {
      const lastVersion = lastOf(group);
      const publicationTime = formatMoment(lastVersion?.updateTime, tag, {
        dateStyle: 'medium',
        timeStyle: 'short',
      });
      return { editor: lastVersion?.operatorName ?? undefined, publishedAt: publicationTime };
    },
  });
}

/** Renders the form of an item by its `no`, or of a new one without `no`, optionally as a copy of another (D19). */
export function ArticleEditPage<Input extends { lang: string; title: string }>(
  props: ArticleEditPageProps<Input>,
) {
  const { section, search, isExternal = false, titles, sharedFields, version } = props;
  const { no, copy } = search;
  const { t } = useLingui();
  const contentLanguages = useContentLanguages();
  const { data: trees = NO_TREES } = useCatalogueTrees(
    section.catalogues ?? 0,
    section.catalogues === undefined ? undefined : contentLanguages?.map(({ code }) => code),
  );
  const itemNo = no ?? copy;
  const editedItem = useEditedArticle({ section, search, isExternal, trees });
  const { stored: group, source, languages } = editedItem;
  useMatchingScreen(section, isExternal, search, group ?? source);
  const article = useMemo(
    () => ({ section, group, languages, trees, isExternal }),
    [section, group, languages, trees, isExternal],
  );
  const labels = useArticleLabels(article);
  return (
    <ArticleContext value={article}>
      <EditScreen
        editedItem={editedItem}
        title={no === undefined ? titles.create : titles.edit}
        help={t`Publishing updates all languages on the site at once. Languages without content are skipped.`}
        actions={
          <NeighborButtons
            section={section.name}
            item={no}
            keyOf={articleKey}
            fetchPage={(query) => section.calls.list(query as ContentQuery)}
          />
        }
        missingMessage={<Trans>Item {itemNo} was not found. It may have been deleted.</Trans>}
        labels={labels}
      >
        <EditedItemForm
          editedItem={editedItem}
          schema={useArticleSchema(article)}
          labels={labels}
          publishedState={<PublishedState group={group} />}
          outcome={
            <Published>
              <CreateAnother article={article} />
            </Published>
          }
          pages={group ? { path: section.detail, versions: group.versions } : undefined}
          language={search.language}
          buttons={<ArticlePreviewButton />}
          completeness={({ versions }, code) => {
            const version = versions[code];
            return version ? completeness(version, isExternalVersion(article, code)) : 'empty';
          }}
          sharedFields={sharedFields}
          version={(code) => version(isExternalVersion(article, code))}
        />
      </EditScreen>
    </ArticleContext>
  );
}

const NO_TREES = {};

const FORM_NAMES = { names: { cataId: 'cataNo', coverUrl: 'cover' } };

/** How many items of the same title are compared to detect one that was stored twice. */
const MAX_CANDIDATES = 2;

/** Returns the version of an item that was published last. */
function lastOf(group: ArticleGroup | null): ArticleVersion | undefined {
  return latestOf(versionsOf(group));
}

/** Shows who published the item last and when. */
function PublishedState({ group }: { group: ArticleGroup | null }) {
  const { tag } = useLocale();
  const newestVersion = lastOf(group);
  if (!newestVersion) return <Trans>Not published yet</Trans>;
  const name = newestVersion.operatorName;
  const date = formatMoment(newestVersion.updateTime ?? newestVersion.createTime, tag, {
    dateStyle: 'medium',
  });
  if (name && date)
    return (
      <Trans>
        Published by {name}, {date}
      </Trans>
    );
  if (date) return <Trans>Published {date}</Trans>;
  return <Trans>Published</Trans>;
}

/** Renders the link to a new item with the catalogue and the language of the one that was published. */
function CreateAnother({ article }: { article: ArticleForm }) {
  const { section, group, trees, isExternal } = article;
  const language = useEditedLanguage();
  const catalogue = presentCatalogues(group, trees)[0];
  return (
    <LinkButton
      size="small"
      to={isExternal ? (section.external ?? section.edit) : section.edit}
      search={{ catalogue, language }}
    >
      <Trans>Create another</Trans>
    </LinkButton>
  );
}

/** Returns the key with which an item is edited. */
const articleKey = ({ no }: VersionGroup<VisitedRow>) => String(no);

/** Redirects to the edit screen that fits the item: external items have their own (§2). */
function useMatchingScreen(
  section: ArticleSection,
  isExternal: boolean,
  search: EditSearch,
  group: ArticleGroup | null | undefined,
): void {
  const navigate = useNavigate();
  const versions = versionsOf(group);
  // Items with versions of both types stay on the screen where they were opened: their fields differ by language.
  const to = versions.every((version) => section.isExternal(version) === !isExternal)
    ? versions[0] && editScreen(section, versions[0])
    : undefined;
  useEffect(() => {
    if (to) void navigate({ to, search, replace: true, ignoreBlocker: true });
  }, [to, navigate, search]);
}
