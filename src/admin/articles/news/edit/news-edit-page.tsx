import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useContentLanguages } from '../../../../api/staff/languages';
import type { NewsItem } from '../../../../api/staff/news';
import { PageFrame } from '../../../kit/page-frame';
import { BackToList, Failed, NotThere, ReadOnSite, Stale, Waiting } from './news-edit-states';
import { NewsForm } from './news-form';
import { findCreatedNo, loadNewsGroup, useNewsGroup, type NewsGroup } from './news-group';

/** Edits a news item by its `no`, or writes a new one without (D19). */
export function NewsEditPage({ no }: { no: string | undefined }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const languages = useContentLanguages();
  const codes = languages?.map(({ code }) => code);
  const { data: group, error, mutate } = useNewsGroup(no, codes);
  const [published, setPublished] = useState<string>();
  // Published, but not known how it stands now: typing on could do harm.
  const [staleNo, setStaleNo] = useState<string>();
  const [reads, setReads] = useState(0);
  const stale = no !== undefined && staleNo === no;

  const created = async (answered: NewsItem['no'] | undefined, title: string, lang: string) => {
    const found = answered ?? (await findCreatedNo(title, lang).catch(() => undefined));
    if (found === undefined) {
      await navigate({ to: '/admin/articles/news/list', ignoreBlocker: true });
      return;
    }
    const search = { no: String(found) };
    setPublished(search.no);
    await navigate({ to: '/admin/articles/news/edit', search, replace: true, ignoreBlocker: true });
  };
  const updated = async (): Promise<NewsGroup | undefined> => {
    if (no === undefined || !codes) return undefined;
    // Not through SWR, which hides a failure behind what it knows already.
    const fresh = await loadNewsGroup(no, codes).catch(() => null);
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
    const fresh = await loadNewsGroup(no, codes).catch(() => undefined);
    if (fresh === undefined) return;
    await mutate(fresh, { revalidate: false });
    setStaleNo(undefined);
    // The form begins anew with what has been read.
    setReads((count) => count + 1);
  };

  const title = no === undefined ? t`New news item` : t`Edit news item`;
  const loads = no !== undefined;
  if (!languages || (loads && group === undefined && !error)) return <Waiting title={title} />;
  if (loads && group === undefined) {
    const known = published === no;
    return (
      <Failed
        title={title}
        error={known ? undefined : error}
        onRetry={() => {
          void mutate();
        }}
      />
    );
  }
  if (loads && !group) return <NotThere title={title} no={no} />;
  return (
    <PageFrame
      title={title}
      help={t`Publishing puts all languages on the site at once. A language without any content is left out.`}
      actions={<BackToList />}
    >
      {stale && <Stale onRetry={readAgain} />}
      <div inert={stale}>
        <NewsForm
          key={`${no ?? 'new'} ${reads}`}
          group={group ?? null}
          languages={languages}
          outcome={group && published === no && !stale ? <ReadOnSite group={group} /> : undefined}
          onCreated={created}
          onUpdated={updated}
        />
      </div>
    </PageFrame>
  );
}
