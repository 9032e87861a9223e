import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { CATALOGUE_TYPE } from '../../../../api/catalogues';
import { useCatalogueTrees } from '../../../../api/staff/catalogues';
import type { ContentLanguage } from '../../../../api/staff/languages';
import { createNews, updateNews, type NewsItem } from '../../../../api/staff/news';
import { formatMoment } from '../../../../lib/dates';
import { useLocale } from '../../../../i18n/use-locale';
import { CatalogueField } from '../../../kit/catalogues/catalogue-field';
import { EditFrame } from '../../../kit/edit/edit-frame';
import { focusField } from '../../../kit/edit/field-errors';
import { useEdit } from '../../../kit/edit/use-edit';
import { LanguageWorkbench } from '../../../kit/languages/language-workbench';
import { PictureField } from '../../../kit/upload/picture-field';
import { latestOf } from '../listed-news';
import styles from './news-edit.module.css';
import type { NewsGroup } from './news-group';
import { useNewsSchema } from './news-schema';
import {
  completeness,
  completed,
  editedLanguages,
  isExternal,
  newsInputs,
  newsValues,
  presentCatalogues,
  sentLanguages,
  type NewsValues,
} from './news-values';
import { VersionFields } from './version-fields';

interface NewsFormProps {
  /** The item as it is published, or null for a new one. */
  group: NewsGroup | null;
  /** The languages of content. */
  languages: readonly ContentLanguage[];
  /** What the last publishing led to. */
  outcome: ReactNode;
  /** Goes on after creating: `no` where the answer told it, title and language to find it otherwise. */
  onCreated: (no: NewsItem['no'] | undefined, title: string, lang: string) => Promise<void>;
  /** Reads the item again after an update. */
  onUpdated: () => Promise<NewsGroup | undefined>;
}

function useLanguages(
  known: readonly ContentLanguage[],
  group: NewsGroup | null,
): ContentLanguage[] {
  return useMemo(() => {
    const codes = known.map(({ code }) => code);
    return editedLanguages(codes, group).map(
      (code) => known.find((one) => one.code === code) ?? { code, name: code },
    );
  }, [known, group]);
}

/** The form of a news item: what all languages share, then the languages beside each other. */
export function NewsForm({
  group,
  languages: known,
  outcome,
  onCreated,
  onUpdated,
}: NewsFormProps) {
  const { t } = useLingui();
  const languages = useLanguages(known, group);
  const codes = useMemo(() => languages.map(({ code }) => code), [languages]);
  const { data: trees = {} } = useCatalogueTrees(
    CATALOGUE_TYPE.news,
    known.map(({ code }) => code),
  );
  const [active, setActive] = useState(codes[0] ?? '');
  const schema = useNewsSchema({ group, languages, trees });
  const edit = useEdit<NewsValues>({
    item: `news/${group?.no ?? 'new'}`,
    initial: useMemo(() => newsValues(group, codes), [group, codes]),
    schema,
    publish: async (values) => {
      const inputs = newsInputs(values, group, trees);
      if (group) {
        await updateNews(inputs);
        return async () => {
          const fresh = await onUpdated();
          return fresh && newsValues(fresh, codes);
        };
      }
      const no = await createNews(inputs);
      return async () => {
        await onCreated(no, inputs[0]?.title ?? '', inputs[0]?.lang ?? '');
        return undefined;
      };
    },
  });
  const { values, extend } = edit;
  // The languages may become known late, and a draft may be older than one of them.
  const lacks = codes.some((code) => !values.versions[code]);
  useEffect(() => {
    if (lacks) extend((typed) => completed(typed, group, codes));
  }, [lacks, extend, group, codes]);
  const present = presentCatalogues(group, trees);
  const languageOf = (name: string) => codes.find((code) => name.startsWith(`versions.${code}.`));
  const jump = (name: string) => {
    const code = languageOf(name);
    if (code) flushSync(() => setActive(code));
    focusField(name);
  };
  return (
    <EditFrame
      edit={edit}
      published={<PublishedState group={group} />}
      outcome={outcome}
      where={(name) => languages.find(({ code }) => code === languageOf(name))?.name}
      onJump={jump}
    >
      <section className={styles.shared} aria-labelledby="news-shared">
        <h2 id="news-shared" className={styles.heading}>
          <Trans>For all languages</Trans>
        </h2>
        <div className={styles.columns}>
          <CatalogueField
            name="cataNo"
            type={CATALOGUE_TYPE.news}
            languages={languages}
            present={present[0]}
            needed={sentLanguages(values, group)}
            note={
              present.length > 1 && values.cataNo === null ? (
                <p>
                  <Trans>
                    The languages stand in different catalogues. They stay there until you pick one.
                  </Trans>
                </p>
              ) : undefined
            }
          />
          <PictureField
            name="cover"
            label={t`Cover`}
            help={t`One picture for all languages: PNG, JPEG, WebP, AVIF, GIF or SVG, up to 5 MB.`}
          />
        </div>
      </section>
      <LanguageWorkbench
        languages={languages}
        active={active}
        onActivate={setActive}
        completeness={(code) => {
          const version = values.versions[code];
          return version ? completeness(version, isExternal(group, code)) : 'empty';
        }}
      >
        {({ code }) => (
          <VersionFields code={code} languages={languages} external={isExternal(group, code)} />
        )}
      </LanguageWorkbench>
    </EditFrame>
  );
}

/** Who published the item last and when, in words. */
function PublishedState({ group }: { group: NewsGroup | null }) {
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
