import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useContentLanguages } from '../../../../api/staff/languages';
import type { NewsItem } from '../../../../api/staff/news';
import { PageFrame } from '../../../kit/page-frame';
import { BackToList, Failed, NotThere, ReadOnSite, Waiting } from './news-edit-states';
import { NewsForm } from './news-form';
import { findCreatedNo, useNewsGroup, type NewsGroup } from './news-group';

/** Edits a news item by its `no`, or writes a new one without (D19). */
export function NewsEditPage({ no }: { no: string | undefined }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const languages = useContentLanguages();
  const codes = languages?.map(({ code }) => code);
  const { data: group, error, mutate } = useNewsGroup(no, codes);
  const [published, setPublished] = useState<string>();
  const [stale, setStale] = useState(false);

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
    const fresh = await mutate().catch(() => undefined);
    // It is published, but how it stands now is not known: typing on could do harm.
    setStale(!fresh);
    setPublished(no);
    return fresh ?? undefined;
  };
  const readAgain = () => {
    setStale(false);
    void mutate().catch(() => setStale(true));
  };

  const title = no === undefined ? t`New news item` : t`Edit news item`;
  const loads = no !== undefined;
  if (!languages || (loads && group === undefined && !error)) return <Waiting title={title} />;
  if (stale || (loads && group === undefined)) {
    return <Failed title={title} error={stale ? undefined : error} onRetry={readAgain} />;
  }
  if (loads && !group) return <NotThere title={title} no={no} />;
  return (
    <PageFrame
      title={title}
      help={t`Publishing puts all languages on the site at once. A language without any content is left out.`}
      actions={<BackToList />}
    >
      <NewsForm
        key={no ?? 'new'}
        group={group ?? null}
        languages={languages}
        outcome={group && published === no ? <ReadOnSite group={group} /> : undefined}
        onCreated={created}
        onUpdated={updated}
      />
    </PageFrame>
  );
}
