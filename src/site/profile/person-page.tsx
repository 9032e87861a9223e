import { Trans, useLingui } from '@lingui/react/macro';
import { useLawyer, type Lawyer } from '@/api/lawyers';
import { languageNameIn } from '@/i18n/language-names';
import { directionOf, languageTag } from '@/i18n/locales';
import { useLocale } from '@/i18n/use-locale';
import { initials } from '@/lib/initials';
import { toArray } from '@/lib/to-array';
import { pictureUrl } from '@/lib/safe-url';
import { toText } from '@/lib/to-text';
import { Picture } from '@/ui/picture';
import { NearMentions } from '@/site/cards/near-mentions';
import page from '@/site/layout/page.module.css';
import { PersonActions } from './person-actions';
import { PersonFacts } from './person-facts';
import { usePersonHead } from './person-head';
import { PersonFailed, PersonNotFound } from './person-unavailable';
import { PersonSections } from './person-sections';
import { usePersonOfLanguage } from './person-version';
import { PORTRAIT } from '@/site/cards/picture-sizes';
import styles from './person-page.module.css';

function Portrait({ lawyer, name }: { lawyer: Lawyer; name: string }) {
  const { t } = useLingui();
  if (!pictureUrl(lawyer.photoUrl)) {
    return (
      <span className={styles.plate} aria-hidden>
        {initials(name)}
      </span>
    );
  }
  return (
    <Picture
      src={lawyer.photoUrl}
      alt={t`Portrait of ${name}`}
      {...PORTRAIT}
      sizes="(min-width: 768px) 33vw, 100vw"
      first
    />
  );
}

function Missing({ lang, sure }: { lang: string; sure: boolean }) {
  const { locale, tag } = useLocale();
  const wanted = languageNameIn(locale, tag);
  const given = languageNameIn(lang, tag);
  return (
    <p className={styles.missing} role="status">
      {sure ? (
        <Trans>
          This profile is not available in {wanted}. You are reading it in {given}.
        </Trans>
      ) : (
        <Trans>
          We couldn’t check whether this profile is available in {wanted}. You are reading it in{' '}
          {given}.
        </Trans>
      )}
    </p>
  );
}

function LoadedProfile({ lawyer }: { lawyer: Lawyer }) {
  const { locale } = useLocale();
  const missing = usePersonOfLanguage(lawyer);
  usePersonHead(lawyer);
  const name = toText(lawyer.name);
  const lang = toText(lawyer.lang) || locale;
  const jobs = toArray(lawyer.jobs)
    .map((job) => toText(job.name))
    .filter(Boolean);
  const fields = toArray(lawyer.proFields).map((field) => toText(field.name));
  const languageProps = { lang: languageTag(lang), dir: directionOf(lang) };
  return (
    <>
      <article className={`${page.page} ${styles.profile}`}>
        {missing && <Missing lang={lang} sure={missing === 'none'} />}
        <header className={`${page.split} ${styles.header}`}>
          <div className={styles.portrait}>
            <Portrait lawyer={lawyer} name={name} />
          </div>
          <div className={styles.text}>
            <div>
              <h1 className={page.title} {...languageProps}>
                {name}
              </h1>
              {jobs.length > 0 && (
                <p className={styles.jobs} {...languageProps}>
                  {jobs.join(' · ')}
                </p>
              )}
            </div>
            <PersonFacts lawyer={lawyer} />
            <PersonActions lawyer={lawyer} />
          </div>
        </header>
        <div {...languageProps}>
          <PersonSections lawyer={lawyer} lang={lang} />
        </div>
      </article>
      <NearMentions names={[name]} heading={<Trans>Mentioned in</Trans>} />
      <NearMentions
        names={fields}
        except={[name]}
        heading={<Trans>In this lawyer’s practice areas</Trans>}
      />
    </>
  );
}

/** Renders the skeleton of the profile. */
function Loading() {
  return (
    <div className={`${page.page} ${styles.profile}`} aria-busy="true">
      <p className="visually-hidden">
        <Trans>Loading</Trans>
      </p>
      <div className={`${page.split} ${styles.header}`}>
        <div className={styles.plate} />
        <div className={`${styles.text} ${styles.skeleton}`}>
          <div />
          <div />
          <div />
        </div>
      </div>
    </div>
  );
}

/** Renders `/people/detail/{id}` (§2): portrait and facts of a lawyer, then the texts. */
export function PersonPage({ id }: { id: string }) {
  const { data, error, mutate } = useLawyer(id);
  // The lawyer of a prerendered page may have been deleted in the meantime.
  if (error?.status === 404) return <PersonNotFound />;
  if (data) return <LoadedProfile lawyer={data} />;
  if (!error) return <Loading />;
  return <PersonFailed onRetry={() => void mutate()} />;
}
