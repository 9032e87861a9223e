import { Trans } from '@lingui/react/macro';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { refreshCatalogues, useCatalogueTrees } from '../../../api/staff/catalogues';
import type { ContentLanguage } from '../../../api/staff/languages';
import { useLocale } from '../../../i18n/use-locale';
import { formatMoment } from '../../../lib/dates';
import { EditFrame } from '../../kit/edit/edit-frame';
import { focusField } from '../../kit/edit/field-errors';
import { readAgainAfter422 } from '../../kit/edit/read-again';
import { useEdit } from '../../kit/edit/use-edit';
import { SharedSheet } from '../../kit/edit/shared-sheet';
import { LanguageWorkbench } from '../../kit/languages/language-workbench';
import { latestOf, type ArticleSection, type ArticleVersion } from '../article';
import { ArticleContext, type ArticleForm as Article } from './article-context';
import styles from './article-edit.module.css';
import { articleDraft, type ArticleGroup } from './article-group';
import { ArticlePreviewButton } from './article-preview-button';
import { useArticleSchema } from './article-schema';
import {
  articleValues,
  completed,
  completeness,
  copiedValues,
  editedLanguages,
  isExternal,
  type ArticleValues,
} from './article-values';
import { useArticlePublishing, type ArticleWrites } from './use-article-publishing';
import { useArticleWords } from './use-article-words';

/** What the edit screen gives to the form of its kind. */
export interface ArticleFormProps {
  /** The item as it is published, or null for a new one. */
  group: ArticleGroup | null;
  /** The item that a new one begins as a copy of. */
  source: ArticleGroup | null;
  /** Whether a new item lies elsewhere (D25). */
  external: boolean;
  /** The languages of content. */
  languages: readonly ContentLanguage[];
  /** What the last publishing led to. */
  outcome: ReactNode;
  /** Goes on after creating: `no` where the answer told it, title and language to find it otherwise. */
  onCreated: (no: ArticleVersion['no'] | undefined, title: string, lang: string) => Promise<void>;
  /** Reads the item again after an update. */
  onUpdated: () => Promise<ArticleGroup | undefined>;
  /** Begins the screen anew with what is published now. */
  onReload: () => Promise<void>;
}

interface ArticleFormOwnProps extends ArticleFormProps {
  section: ArticleSection;
  writes: ArticleWrites;
  /** The fields that all languages share. */
  shared: ReactNode;
  /** The fields of a version, which differ where it lies elsewhere. */
  version: (external: boolean) => ReactNode;
}

function useLanguages(
  known: readonly ContentLanguage[],
  group: ArticleGroup | null,
): ContentLanguage[] {
  return useMemo(() => {
    const codes = known.map(({ code }) => code);
    return editedLanguages(codes, group).map(
      (code) => known.find((one) => one.code === code) ?? { code, name: code },
    );
  }, [known, group]);
}

/** The article that the form is about, with its catalogues. */
function useArticleBasis(props: ArticleFormOwnProps): Article {
  const { section, group, external, languages: known } = props;
  const languages = useLanguages(known, group);
  const { data } = useCatalogueTrees(
    section.catalogues ?? 0,
    section.catalogues === undefined ? undefined : known.map(({ code }) => code),
  );
  return useMemo(
    () => ({ section, group, external, languages, trees: data ?? {} }),
    [section, group, external, languages, data],
  );
}

/** The form of an article: what all languages share, then the languages beside each other. */
export function ArticleForm(props: ArticleFormOwnProps) {
  const { section, group, source, outcome, writes, shared, version } = props;
  const { onCreated, onUpdated, onReload } = props;
  const article = useArticleBasis(props);
  const { languages, trees } = article;
  const codes = useMemo(() => languages.map(({ code }) => code), [languages]);
  const [active, setActive] = useState(codes[0] ?? '');
  const { send, sendAnew, findNewer } = useArticlePublishing(article, writes);
  const goOn = async (no: ArticleVersion['no'] | undefined, { versions }: ArticleValues) => {
    const [lang = '', first] =
      Object.entries(versions).find(([, one]) => one.title.trim() !== '') ?? [];
    await onCreated(no, first?.title ?? '', lang);
    return undefined;
  };
  const edit = useEdit<ArticleValues>({
    item: articleDraft(section, group?.no, source?.no),
    initial: useMemo(
      () => (source ? copiedValues(source, codes, trees) : articleValues(group, codes)),
      [source, group, codes, trees],
    ),
    schema: useArticleSchema(article),
    findNewer,
    reload: onReload,
    publish: async (values) => {
      const no = await send(values).catch(readAgainAfter422(refreshCatalogues));
      if (group) {
        return async () => {
          const fresh = await onUpdated();
          return fresh && articleValues(fresh, codes);
        };
      }
      return () => goOn(no, values);
    },
    publishAnew:
      group === null
        ? undefined
        : async (values) => {
            const no = await sendAnew(values);
            return () => goOn(no, values);
          },
  });
  const { values, extend } = edit;
  // The languages may become known late, and a draft may be older than one of them.
  const lacks = codes.some((code) => !values.versions[code]);
  useEffect(() => {
    if (lacks) extend((typed) => completed(typed, group, codes));
  }, [lacks, extend, group, codes]);
  const words = useArticleWords(article);
  const languageOf = (name: string) => codes.find((code) => name.startsWith(`versions.${code}.`));
  const jump = (name: string) => {
    const code = languageOf(name);
    if (code) flushSync(() => setActive(code));
    focusField(name);
  };
  return (
    <ArticleContext value={article}>
      <EditFrame
        edit={edit}
        published={<PublishedState group={group} />}
        outcome={outcome}
        where={(name) => languages.find(({ code }) => code === languageOf(name))?.name}
        onJump={jump}
        words={words}
        actions={<ArticlePreviewButton article={article} values={values} />}
      >
        <SharedSheet title={<Trans>For all languages</Trans>}>
          <div className={styles.columns}>{shared}</div>
        </SharedSheet>
        <LanguageWorkbench
          languages={languages}
          active={active}
          onActivate={setActive}
          completeness={(code) => {
            const one = values.versions[code];
            return one ? completeness(one, isExternal(article, code)) : 'empty';
          }}
        >
          {({ code }) => version(isExternal(article, code))}
        </LanguageWorkbench>
      </EditFrame>
    </ArticleContext>
  );
}

/** Who published the item last and when, in words. */
function PublishedState({ group }: { group: ArticleGroup | null }) {
  const { tag } = useLocale();
  const versions = Object.values(group?.versions ?? {}).filter((one) => one !== undefined);
  const newest = latestOf(versions);
  if (!newest) return <Trans>Not published yet</Trans>;
  const name = newest.operatorName;
  const date = formatMoment(newest.updateTime ?? newest.createTime, tag, { dateStyle: 'medium' });
  if (name && date)
    return (
      <Trans>
        Published by {name}, {date}
      </Trans>
    );
  if (date) return <Trans>Published {date}</Trans>;
  return <Trans>Published</Trans>;
}
