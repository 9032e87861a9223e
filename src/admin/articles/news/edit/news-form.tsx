import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
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
import styles from './news-edit.module.css';
import type { NewsGroup } from './news-group';
import { useNewsSchema } from './news-schema';
import {
  completeness,
  editedLanguages,
  isExternal,
  newsInputs,
  newsValues,
  presentCatalogues,
  sentLanguages,
  type NewsValues,
} from './news-values';
import { VersionFields } from './version-fields';

const NEWS = 0;

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
    NEWS,
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
  const { values } = edit;
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
            type={NEWS}
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
  const newest = Object.values(group?.versions ?? {})
    .filter((version) => version !== undefined)
    .sort((one, other) =>
      String(other.updateTime ?? '').localeCompare(String(one.updateTime ?? '')),
    )[0];
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
