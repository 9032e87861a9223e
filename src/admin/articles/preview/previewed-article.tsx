import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { safeUrl } from '@/lib/safe-url';
import { ArticleView, BasicArticleView } from '@/site/article/article-views';
import { ItemRow } from '@/site/cards/item-row';
import { CONTENT_TYPES, type ArticleType } from '@/site/cards/content-types';
import listStyles from '@/site/articles/list-page.module.css';
import pageStyles from '@/site/layout/page.module.css';
import { SiteContext } from '@/admin/preview/site-context';
import type { PreviewVersion } from './article-preview';

/** A placeholder for the ids of the item and its catalogue, which the preview does not use. */
const NO_ID = 'preview';

interface PreviewedArticleProps {
  version: PreviewVersion;
  createTime: string | number;
  siteMessages: I18n;
}

function articleOf(
  { title, lang, content, coverUrl }: PreviewVersion,
  createTime: string | number,
) {
  return { id: NO_ID, no: NO_ID, title: title.trim(), lang, content, coverUrl, createTime };
}

interface ListedItemProps {
  contentType: ArticleType;
  version: PreviewVersion;
  createTime: string | number;
}

function ListedItem({ contentType, version, createTime }: ListedItemProps) {
  const { _ } = useLingui();
  const { note, contentUrl, cataName } = version;
  const item = {
    ...articleOf(version, createTime),
    note,
    contentUrl: contentUrl ?? null,
    isLink: 1,
  } as const;
  return (
    <div className={`${pageStyles.page} ${listStyles.screen}`}>
      <div className={listStyles.header}>
        <h1 className={pageStyles.title}>{_(contentType.label)}</h1>
      </div>
      {/* Placeholder for the site's catalogue filter. */}
      <div />
      <div className={listStyles.list}>
        <ul className={listStyles.items} aria-label={_(contentType.label)}>
          <ItemRow
            contentType={contentType}
            item={item}
            catalogueName={cataName}
            isFirst
            sourceList={{ page: 1 }}
          />
        </ul>
      </div>
    </div>
  );
}

/**
 * Renders one version with the site's components and messages of that language; an external one with a valid address as
 * its list entry (D25). Omits the parts below an article on the site, and fetches nothing, so that no view is counted (D37).
 */
export function PreviewedArticle({ version, createTime, siteMessages }: PreviewedArticleProps) {
  return (
    <SiteContext siteMessages={siteMessages}>
      <PreviewedView {...{ version, createTime }} />
    </SiteContext>
  );
}

function PreviewedView({ version, createTime }: Omit<PreviewedArticleProps, 'siteMessages'>) {
  const { _ } = useLingui();
  const contentType = CONTENT_TYPES[version.contentType];
  const article = articleOf(version, createTime);
  const item = { ...article, title: article.title || _(contentType.label) };
  if ('containingSection' in contentType)
    return <BasicArticleView contentType={contentType} item={item} missingVersion={undefined} />;
  if (safeUrl(version.contentUrl) !== undefined)
    return <ListedItem {...{ contentType, version, createTime }} />;
  return (
    <ArticleView
      contentType={contentType}
      item={item}
      note={version.note}
      catalogue={version.cataName ? { name: version.cataName, cataId: NO_ID } : undefined}
      sourceList={undefined}
      externalAddress={undefined}
      missingVersion={undefined}
    />
  );
}
