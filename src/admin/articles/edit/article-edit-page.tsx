import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState, type ComponentType } from 'react';
import { useContentLanguages } from '../../../api/staff/languages';
import { Failed, Stale, Waiting } from '../../kit/edit/edit-states';
import { PageFrame } from '../../kit/frame/page-frame';
import { editScreen, type ArticleSection, type ArticleVersion } from '../article';
import type { ArticleFormProps } from './article-form';
import {
  articleDraft,
  findCreatedNo,
  loadArticleGroup,
  useArticleGroup,
  type ArticleGroup,
} from './article-group';
import { BackToList, NoArticle, ReadOnSite } from './article-states';
import type { EditSearch } from './edit-search';

interface ArticleEditPageProps {
  section: ArticleSection;
  search: EditSearch;
  /** Whether this is the screen for items that lie elsewhere (D25). */
  external?: boolean;
  /** The heading of a new item, and of one that is there. */
  titles: { create: string; edit: string };
  form: ComponentType<ArticleFormProps>;
}

/** Edits an item by its `no`, or writes a new one without, maybe as a copy of another (D19). */
export function ArticleEditPage(props: ArticleEditPageProps) {
  const { section, search, external = false, titles, form: Form } = props;
  const { no, copy } = search;
  const { t } = useLingui();
  const navigate = useNavigate();
  const languages = useContentLanguages();
  const codes = languages?.map(({ code }) => code);
  const loaded = no ?? copy;
  const { data, error, mutate } = useArticleGroup(section, loaded, codes);
  const [published, setPublished] = useState<string>();
  // Published, but not known how it stands now: typing on could do harm.
  const [staleNo, setStaleNo] = useState<string>();
  const [reads, setReads] = useState(0);
  const stale = no !== undefined && staleNo === no;
  useRightScreen(section, external, search, data);

  const created = async (
    answered: ArticleVersion['no'] | undefined,
    name: string,
    lang: string,
  ) => {
    const found = answered ?? (await findCreatedNo(section, name, lang).catch(() => undefined));
    if (found === undefined) {
      await navigate({ to: section.list, ignoreBlocker: true });
      return;
    }
    setPublished(String(found));
    const to = external ? (section.external ?? section.edit) : section.edit;
    await navigate({ to, search: { no: String(found) }, replace: true, ignoreBlocker: true });
  };
  const updated = async (): Promise<ArticleGroup | undefined> => {
    if (no === undefined || !codes) return undefined;
    // Not through SWR, which hides a failure behind what it knows already.
    const fresh = await loadArticleGroup(section, no, codes).catch(() => null);
    setPublished(no);
    if (!fresh) {
      setStaleNo(no);
      return undefined;
    }
    await mutate(fresh, { revalidate: false });
    return fresh;
  };
  const readAgain = async () => {
    if (no === undefined || !codes) return;
    const fresh = await loadArticleGroup(section, no, codes).catch(() => undefined);
    if (fresh === undefined) return;
    await mutate(fresh, { revalidate: false });
    setStaleNo(undefined);
    // The form begins anew with what has been read.
    setReads((count) => count + 1);
  };

  const reload = async () => {
    setPublished(undefined);
    await readAgain();
  };

  const title = no === undefined ? titles.create : titles.edit;
  const back = <BackToList section={section} />;
  if (!languages || (loaded !== undefined && data === undefined && !error)) {
    return <Waiting title={title} actions={back} />;
  }
  if (loaded !== undefined && data === undefined) {
    return <Failed title={title} actions={back} error={error} onRetry={() => void mutate()} />;
  }
  if (loaded !== undefined && !data) {
    return (
      <NoArticle
        title={title}
        section={section}
        loaded={loaded}
        item={articleDraft(section, no, copy)}
        languages={languages}
      />
    );
  }
  const group = no === undefined ? null : (data ?? null);
  const source = no === undefined ? (data ?? null) : null;
  return (
    <PageFrame
      title={title}
      help={t`Publishing puts all languages on the site at once. A language without any content is left out.`}
      actions={back}
    >
      {stale && (
        <Stale
          words={t`The item was published, but could not be read again.`}
          onRetry={readAgain}
        />
      )}
      <div inert={stale}>
        <Form
          key={`${no ?? 'new'} ${copy ?? ''} ${reads}`}
          group={group}
          source={source}
          external={external}
          languages={languages}
          outcome={
            group && published === no && !stale ? (
              <ReadOnSite section={section} group={group} />
            ) : undefined
          }
          onCreated={created}
          onUpdated={updated}
          onReload={reload}
        />
      </div>
    </PageFrame>
  );
}

/** Leads an item to the screen of its kind: external ones have their own (§2). */
function useRightScreen(
  section: ArticleSection,
  external: boolean,
  search: EditSearch,
  group: ArticleGroup | null | undefined,
): void {
  const navigate = useNavigate();
  const versions = Object.values(group?.versions ?? {}).filter((one) => one !== undefined);
  // Versions of both kinds stay where they were opened: their fields differ by language.
  const to = versions.every((one) => section.isExternal(one) === !external)
    ? versions[0] && editScreen(section, versions[0])
    : undefined;
  useEffect(() => {
    if (to) void navigate({ to, search, replace: true, ignoreBlocker: true });
  }, [to, navigate, search]);
}
