import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Lawyer } from '@/api/lawyers';
import { languageAttributes } from '@/i18n/locales';
import { initials } from '@/lib/initials';
import { toArray } from '@/lib/to-array';
import { pictureUrl } from '@/lib/safe-url';
import { toText } from '@/lib/to-text';
import { Picture } from '@/ui/picture';
import { PORTRAIT } from '@/site/cards/picture-sizes';
import pageStyles from '@/site/layout/page.module.css';
import { PersonFacts } from './person-facts';
import { PersonSections } from './person-sections';
import styles from './person-page.module.css';

function Portrait({ lawyer, name }: { lawyer: Lawyer; name: string }) {
  const { t } = useLingui();
  if (!pictureUrl(lawyer.photoUrl)) {
    return (
      <span className={styles.initials} aria-hidden>
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
      isEager
    />
  );
}

interface PersonViewProps {
  lawyer: Lawyer;
  lang: string;
  notice?: ReactNode;
  actions: ReactNode;
}

/** Renders portrait, facts and texts of a lawyer. Sends no requests, so that a preview renders the same. */
export function PersonView({ lawyer, lang, notice, actions }: PersonViewProps) {
  const { t } = useLingui();
  const name = toText(lawyer.name).trim() || t({ message: 'Unnamed', context: 'lawyer' });
  const jobs = toArray(lawyer.jobs)
    .map((job) => toText(job.name))
    .filter(Boolean);
  const languageProps = languageAttributes(lang);
  return (
    <article className={`${pageStyles.page} ${styles.profile}`}>
      {notice}
      <header className={`${pageStyles.split} ${styles.header}`}>
        <div>
          <Portrait lawyer={lawyer} name={name} />
        </div>
        <div className={styles.text}>
          <div>
            <h1 className={pageStyles.title} {...languageProps}>
              {name}
            </h1>
            {jobs.length > 0 && (
              <p className={styles.jobs} {...languageProps}>
                {jobs.join(' · ')}
              </p>
            )}
          </div>
          <PersonFacts lawyer={lawyer} />
          {actions}
        </div>
      </header>
      <div {...languageProps}>
        <PersonSections lawyer={lawyer} lang={lang} />
      </div>
    </article>
  );
}
