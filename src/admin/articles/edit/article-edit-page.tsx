import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import {
  revalidateCatalogues,
  useCatalogueTrees,
  type CatalogueTrees,
} from '@/api/admin/catalogues';
import type { ContentQuery } from '@/api/admin/content';
import { useContentLanguages } from '@/api/admin/languages';
import { useLocale } from '@/i18n/use-locale';
import { formatMoment } from '@/lib/dates';
import { versionsOf } from '@/admin/shared/group-versions';
import { EditedItemForm } from '@/admin/edit-form/edited-item-form';
import { EditScreen } from '@/admin/edit-form/edit-screen';
import { PublishedMessage } from '@/admin/edit-form/published-message';
import { NeighborButtons } from '@/admin/edit-form/neighbor-buttons';
import { refetchAfter422 } from '@/admin/edit-form/refetch-after-422';
import { draftNameOf, useEditedItem } from '@/admin/edit-form/edited-item';
import { useEditedLanguage } from '@/admin/languages/edited-language';
import { LinkButton } from '@/admin/page/link-button';
import {
  editPathOf,
  keyOf,
  latestVersionOf,
  type ArticleRequest,
  type ArticleSection,
} from '@/admin/articles/article';
import type { ArticleForm } from './article-form';
import {
  findCreatedArticles,
  loadArticleGroup,
  loadIfNewer,
  prepareToFindNewArticle,
  type ArticleGroup,
} from './article-group';
import { ArticlePreviewButton } from './article-preview-button';
import { useArticleSchema } from './article-schema';
import {
  toArticleRequest,
  toArticleValues,
  compareArticle,
  completenessOf,
  toCopiedValues,
  isExternalVersion,
  catalogueNosOf,
  toRestoredValues,
  type ArticleValues,
} from './article-values';
import type { EditSearch } from './edit-search';
import { SharedFields } from './shared-fields';
import { useArticleLabels } from './use-article-labels';
import { VersionFields } from './version-fields';

interface ArticleEditPageProps {
  section: ArticleSection;
  search: EditSearch;
  /** Whether this is the screen for external items (D25). */
  isExternal?: boolean;
}

function useEditedArticle(
  { section, search, isExternal = false }: ArticleEditPageProps,
  trees: CatalogueTrees,
) {
  const { no, copy } = search;
  const { tag } = useLocale();
  const navigate = useNavigate();
  const itemNo = no ?? copy;
  const compare = (storedGroup: ArticleGroup, request: ArticleRequest) =>
    compareArticle(storedGroup, request, trees);
  return useEditedItem<ArticleGroup, ArticleValues, ArticleRequest>({
    itemKey: itemNo,
    isNew: no === undefined,
    listLink: { to: section.listPath },
    // A new external item has another form, so it has drafts of its own.
    draftName: draftNameOf(
      isExternal && itemNo === undefined ? `${section.name}-external` : section.name,
      no,
      copy,
    ),
    load: (languages, group) =>
      loadArticleGroup(section, String(group?.no ?? itemNo ?? ''), languages),
    loadIfNewer: (languages, group) => loadIfNewer(section, group, languages),
    toValues: (storedGroup, languages) => ({
      ...toArticleValues(storedGroup, languages),
      cataNo: (storedGroup ? undefined : search.catalogue) ?? null,
    }),
    toCopy: (source, languages) => toCopiedValues(source, languages, trees),
    restoredId: search.restore,
    toRestored: (deletedGroup, languages) => toRestoredValues(deletedGroup, languages, trees),
    toBody: (values, states) =>
      toArticleRequest(values, states, { section, trees, isExternalForm: isExternal }),
    formNamesOf: () => FORM_NAMES,
    compare,
    create: async (request, idempotencyKeys) => {
      const createdNo = await request
        .create(idempotencyKeys)
        .catch(refetchAfter422(revalidateCatalogues));
      return createdNo === undefined ? undefined : String(createdNo);
    },
    update: async (request, _, idempotencyKeys) => {
      await request.update(idempotencyKeys).catch(refetchAfter422(revalidateCatalogues));
      return undefined;
    },
    findNew: async (languages, { inputs: [first] }) =>
      first ? findCreatedArticles(section, first, languages) : [],
    prepareToFindNew: (languages, request) =>
      prepareToFindNewArticle(section, languages, request, compare),
    fetchNew: (languages, created) => loadArticleGroup(section, created, languages),
    nextKeyOf: keyOf,
    navigateTo: (itemKey) =>
      navigate({
        ...(itemKey === undefined
          ? { to: section.listPath }
          : {
              to: isExternal ? (section.externalEditPath ?? section.editPath) : section.editPath,
              search: { no: itemKey },
            }),
        replace: itemKey !== undefined,
        ignoreBlocker: true,
      }),
    lastPublicationOf: (group) => {
      const lastVersion = latestVersionOf(versionsOf(group));
      const publicationTime = formatMoment(lastVersion?.updateTime, tag, {
        dateStyle: 'medium',
        timeStyle: 'short',
      });
      return { editor: lastVersion?.operatorName ?? undefined, publishedAt: publicationTime };
    },
  });
}

/** Renders the form of an item by its `no`, or without `no` of a new item, optionally as a copy of another (D19). */
export function ArticleEditPage(props: ArticleEditPageProps) {
  const { section, search, isExternal = false } = props;
  const { titles, externalTitles = titles } = section;
  const { create, edit } = isExternal ? externalTitles : titles;
  const { no, copy } = search;
  const { t } = useLingui();
  const contentLanguages = useContentLanguages();
  const { data: trees = NO_TREES } = useCatalogueTrees(
    section.catalogueType ?? 0,
    section.catalogueType === undefined ? undefined : contentLanguages?.map(({ code }) => code),
  );
  const itemNo = no ?? copy;
  const editedItem = useEditedArticle(props, trees);
  const { storedItem: group, copySource, languages } = editedItem;
  useRedirectToMatchingScreen(section, isExternal, search, group ?? copySource);
  const article = useMemo(
    () => ({ section, group, languages, trees, isExternalForm: isExternal }),
    [section, group, languages, trees, isExternal],
  );
  const labels = useArticleLabels(article);
  return (
    <EditScreen
      editedItem={editedItem}
      title={t(no === undefined ? create : edit)}
      help={t`Publishing updates all languages on the site at once. Languages without content are skipped.`}
      actions={
        <NeighborButtons
          section={section.name}
          itemKey={no}
          keyOf={keyOf}
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
        publishedMessage={
          <PublishedMessage>
            <CreateAnotherLink article={article} />
          </PublishedMessage>
        }
        pages={group ? { path: section.detailPath, versions: group.versions } : undefined}
        language={search.language}
        buttons={<ArticlePreviewButton article={article} />}
        completenessOf={({ versions }, code) => {
          const version = versions[code];
          return version ? completenessOf(version, isExternalVersion(article, code)) : 'empty';
        }}
        sharedFields={<SharedFields article={article} />}
        renderVersion={() => <VersionFields article={article} />}
      />
    </EditScreen>
  );
}

const NO_TREES = {};

const FORM_NAMES = { names: { cataId: 'cataNo', coverUrl: 'cover' } };

function PublishedState({ group }: { group: ArticleGroup | null }) {
  const { tag } = useLocale();
  const newestVersion = latestVersionOf(versionsOf(group));
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

function CreateAnotherLink({ article }: { article: ArticleForm }) {
  const { section, group, trees, isExternalForm } = article;
  const language = useEditedLanguage();
  const catalogue = catalogueNosOf(group, trees)[0];
  return (
    <LinkButton
      size="small"
      to={isExternalForm ? (section.externalEditPath ?? section.editPath) : section.editPath}
      search={{ catalogue, language }}
    >
      <Trans>Create another</Trans>
    </LinkButton>
  );
}

/** Redirects to the edit screen that fits the item: external items have a separate screen (§2). */
function useRedirectToMatchingScreen(
  section: ArticleSection,
  isExternal: boolean,
  search: EditSearch,
  group: ArticleGroup | null | undefined,
): void {
  const navigate = useNavigate();
  const versions = versionsOf(group);
  // Items with versions of both types stay on the screen where they were opened: their fields differ by language.
  const matchingPath = versions.every((version) => section.isExternal(version) === !isExternal)
    ? versions[0] && editPathOf(section, versions[0])
    : undefined;
  useEffect(() => {
    if (matchingPath)
      void navigate({ to: matchingPath, search, replace: true, ignoreBlocker: true });
  }, [matchingPath, navigate, search]);
}
