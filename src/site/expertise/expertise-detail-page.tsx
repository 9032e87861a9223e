import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Service, WithContext } from 'schema-dts';
import { useProfessionalField, type ProfessionalField } from '@/api/professional-fields';
import { languageNameIn } from '@/i18n/language-names';
import { directionOf, languageTag } from '@/i18n/locales';
import { useLocale } from '@/i18n/use-locale';
import { isoMoment } from '@/lib/dates';
import { plainText } from '@/lib/plain-text';
import { toText } from '@/lib/to-text';
import { DateText } from '@/ui/date-text';
import page from '@/site/layout/page.module.css';
import { useFirm } from '@/site/layout/use-firm';
import { usePageHead } from '@/site/seo/use-page-head';
import { StoredText } from '@/site/text/stored-text';
import { ProfessionalFieldIcon } from './professional-field-icon';
import { ProfessionalFieldLawyers } from './professional-field-lawyers';
import { ProfessionalFieldNeighbors } from './professional-field-neighbors';
import {
  ProfessionalFieldFailed,
  ProfessionalFieldNotFound,
} from './professional-field-unavailable';
import { useProfessionalFieldOfLanguage } from './professional-field-version';
import { NearMentions } from '@/site/cards/near-mentions';
import styles from './expertise-detail-page.module.css';

function useProfessionalFieldHead(field: ProfessionalField): void {
  const { t } = useLingui();
  const { name: firm } = useFirm();
  const name = toText(field.name);
  const path = `/expertise/detail/${field.id}`;
  const service: WithContext<Service> = {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name,
    description: plainText(field.introduce),
    url: new URL(path, location.origin).href,
    provider: { '@type': 'LegalService', name: firm, url: location.origin },
  };
  usePageHead({
    title: [name, t`Expertise`],
    description: toText(field.introduce) || name,
    writtenIn: toText(field.lang),
    trail: [
      [t`Expertise`, '/expertise'],
      [name, path],
    ],
    data: [service],
  });
}

function Missing({ lang }: { lang: string }) {
  const { locale, tag } = useLocale();
  const wanted = languageNameIn(locale, tag);
  const given = languageNameIn(lang, tag);
  return (
    <p className={styles.missing} role="status">
      <Trans>
        This practice area is not available in {wanted}. You are reading it in {given}.
      </Trans>{' '}
      <Link to="/expertise">
        <Trans>Browse all practice areas in {wanted}</Trans>
      </Link>
    </p>
  );
}

function LoadedField({ field }: { field: ProfessionalField }) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const missing = useProfessionalFieldOfLanguage(field);
  useProfessionalFieldHead(field);
  const name = toText(field.name);
  const lang = toText(field.lang) || locale;
  const languageProps = { lang: languageTag(lang), dir: directionOf(lang) };
  return (
    <>
      <article className={`${page.page} ${styles.detail}`}>
        {missing && <Missing lang={lang} />}
        <nav className={styles.trail} aria-label={t`Breadcrumb`}>
          <Link to="/expertise">
            <Trans>Expertise</Trans>
          </Link>
        </nav>
        <div className={page.split}>
          <header className={styles.header}>
            <ProfessionalFieldIcon src={field.iconUrl} size={56} />
            <h1 className={page.title} {...languageProps}>
              {name}
            </h1>
            {isoMoment(field.updateTime) && (
              <p className={styles.updated}>
                <Trans>
                  Updated <DateText value={field.updateTime} />
                </Trans>
              </p>
            )}
          </header>
          <StoredText html={field.introduce} lang={lang} />
        </div>
      </article>
      {lang === locale && (
        <>
          <ProfessionalFieldLawyers field={field} />
          <NearMentions names={[name]} heading={<Trans>Insights and deals</Trans>} />
          <div className={page.page}>
            <ProfessionalFieldNeighbors field={field} />
          </div>
        </>
      )}
    </>
  );
}

/** Renders the skeleton of the professional field. */
function Loading() {
  return (
    <div className={`${page.page} ${styles.detail}`} aria-busy="true">
      <p className="visually-hidden">
        <Trans>Loading</Trans>
      </p>
      <div className={page.split}>
        <div className={styles.skeletonTitle} />
        <div className={styles.skeletonText} />
      </div>
    </div>
  );
}

/** Renders `/expertise/detail/{id}` (§2): a professional field, its lawyers and its mentions. */
export function ExpertiseDetailPage({ id }: { id: string }) {
  const { data, error, mutate } = useProfessionalField(id);
  // The field of a prerendered page may have been deleted in the meantime.
  if (error?.status === 404) return <ProfessionalFieldNotFound />;
  if (data) return <LoadedField field={data} />;
  if (!error) return <Loading />;
  return <ProfessionalFieldFailed onRetry={() => void mutate()} />;
}
