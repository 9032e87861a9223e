import { useCallback, useRef } from 'react';
import { useLocale } from '../../../i18n/use-locale';
import { formatMoment } from '../../../lib/dates';
import { same } from '../../../lib/same';
import type { Newer } from '../../kit/edit/newer-version';
import { useSureSend } from '../../kit/edit/use-sure-send';
import { latestOf, type ArticleVersion } from '../article';
import type { ArticleForm } from './article-context';
import { findCreatedNo, loadArticleGroup, loadIfNewer, type ArticleGroup } from './article-group';
import { articleValues, hasContent, sentUrl, type ArticleValues } from './article-values';

type No = ArticleVersion['no'];

/** How one kind of article sends what is in its form. */
export interface ArticleWrites {
  create: (values: ArticleValues, form: ArticleForm) => Promise<No | undefined>;
  update: (values: ArticleValues, form: ArticleForm) => Promise<void>;
}

interface Publishing {
  /** Sends the item once. Gives its `no` where that is known. */
  send: (values: ArticleValues) => Promise<No | undefined>;
  /** The same as a new item, since the one that was opened has been deleted. */
  sendAnew: (values: ArticleValues) => Promise<No | undefined>;
  findNewer: () => Promise<Newer<ArticleValues> | undefined>;
}

/** What is stored counts as these values whatever was picked only to send it. */
function sameContent(one: ArticleValues, other: ArticleValues): boolean {
  const filled = ({ cover, versions }: ArticleValues) => ({
    cover,
    versions: Object.fromEntries(
      Object.entries(versions)
        .filter(([, one]) => hasContent(one))
        .map(([code, one]) => [code, { ...one, contentUrl: sentUrl(one.contentUrl) }]),
    ),
  });
  return same(filled(one), filled(other));
}

/**
 * Publishes an article so that nothing is stored twice and nothing of others is overwritten unseen (design 6): an
 * answer that never came is looked after, and a newer version is told from one's own.
 */
export function useArticlePublishing(form: ArticleForm, writes: ArticleWrites): Publishing {
  const { section, group, languages } = form;
  const { tag } = useLocale();
  const sure = useSureSend<ArticleValues, { no: No | undefined }>();
  // The newest state that is known, which publishing builds on, and what was last sent.
  const newest = useRef<ArticleGroup>(undefined);
  const tried = useRef<ArticleValues>(undefined);
  const codes = languages.map(({ code }) => code);

  const load = async (no: No) => loadArticleGroup(section, String(no), codes);
  const isStored = (stored: ArticleGroup | null, values: ArticleValues) =>
    stored !== null && sameContent(articleValues(stored, codes), values);

  const update = async (values: ArticleValues, known: ArticleGroup) => {
    // A language that others have added meanwhile is not emptied by a form that never had it.
    const theirs = articleValues(known, codes).versions;
    const added = Object.keys(known.versions).filter((code) => {
      const mine = values.versions[code];
      return !group?.versions[code] && !(mine && hasContent(mine));
    });
    const versions = { ...values.versions };
    for (const code of added) {
      const version = theirs[code];
      if (version) versions[code] = version;
    }
    await writes.update({ ...values, versions }, { ...form, group: known });
    return { no: known.no };
  };

  const create = async (values: ArticleValues, from: ArticleForm): Promise<No | undefined> => {
    const { no } = await sure(values, {
      send: async () => ({ no: await writes.create(values, from) }),
      find: async (attempt) => {
        const [lang, version] =
          Object.entries(attempt.versions).find(([, one]) => hasContent(one)) ?? [];
        if (lang === undefined || !version) return undefined;
        const found = await findCreatedNo(section, version.title, lang);
        if (found === undefined || !isStored(await load(found), attempt)) return undefined;
        return { no: found };
      },
      amend: async ({ no: found }) => {
        const stored = found === undefined ? null : await load(found);
        return stored ? update(values, stored) : { no: await writes.create(values, from) };
      },
    });
    return no;
  };

  const send = async (values: ArticleValues): Promise<No | undefined> => {
    tried.current = values;
    const known = newest.current ?? group;
    if (!known) return create(values, form);
    const { no } = await sure(values, {
      send: () => update(values, known),
      find: async (attempt) => (isStored(await load(known.no), attempt) ? known : undefined),
      amend: () => update(values, known),
    });
    return no;
  };
  const sendAnew = (values: ArticleValues) => create(values, { ...form, anew: true });

  const findNewer = useCallback(async (): Promise<Newer<ArticleValues> | undefined> => {
    const known = newest.current ?? group;
    if (!known) return undefined;
    const list = languages.map(({ code }) => code);
    const fresh = await loadIfNewer(section, known, list);
    if (!fresh) return undefined;
    newest.current = fresh;
    const values = articleValues(fresh, list);
    const own = tried.current && sameContent(values, tried.current);
    // Published again without a difference, or by this form whose answer never came.
    if (own || sameContent(values, articleValues(known, list))) return undefined;
    const last = latestOf(Object.values(fresh.versions).filter((one) => one !== undefined));
    const when = formatMoment(last?.updateTime, tag, { dateStyle: 'medium', timeStyle: 'short' });
    return { values, who: last?.operatorName ?? undefined, when };
  }, [section, group, languages, tag]);

  return { send, sendAnew, findNewer };
}
