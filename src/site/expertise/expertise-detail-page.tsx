import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Service, WithContext } from 'schema-dts';
import { useProfessionalField, type ProfessionalField } from '@/api/professional-fields';
import { useLocale } from '@/i18n/use-locale';
import { plainText } from '@/lib/plain-text';
import { toText } from '@/lib/to-text';
import { MissingVersionNotice } from '@/site/cards/missing-version-notice';
import { LoadingPlaceholder } from '@/ui/loading-placeholder';
import pageStyles from '@/site/layout/page.module.css';
import { useFirm } from '@/site/layout/use-firm';
import { pageAddress } from '@/site/seo/page-address';
import { usePageHead } from '@/site/seo/use-page-head';
import { ProfessionalFieldLawyers } from './professional-field-lawyers';
import { ProfessionalFieldNeighbors } from './professional-field-neighbors';
import {
  ProfessionalFieldError,
  ProfessionalFieldNotFound,
} from './professional-field-unavailable';
import { useProfessionalFieldVersionRedirect } from './professional-field-version';
import { ProfessionalFieldView } from './professional-field-view';
import { DeferredMentions } from '@/site/cards/deferred-mentions';
import styles from './expertise-detail-page.module.css';

function useProfessionalFieldHead(field: ProfessionalField): void {
  const { t } = useLingui();
  const { name: firmName } = useFirm();
  const name = toText(field.name);
  const path = `/expertise/detail/${field.id}`;
  const service: WithContext<Service> = {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name,
    description: plainText(field.introduce),
    url: pageAddress(path, toText(field.lang)),
    provider: { '@type': 'LegalService', name: firmName, url: location.origin },
  };
  usePageHead({
    title: [name, t`Expertise`],
    // Editors leave empty paragraphs.
    description: plainText(field.introduce) ? field.introduce : name,
    onlyLanguage: toText(field.lang),
    breadcrumbs: [
      [t`Expertise`, '/expertise'],
      [name, path],
    ],
    structuredData: [service],
  });
}

function LoadedField({ field }: { field: ProfessionalField }) {
  const { locale } = useLocale();
  const versionStatus = useProfessionalFieldVersionRedirect(field);
  useProfessionalFieldHead(field);
  const name = toText(field.name);
  const lang = toText(field.lang) || locale;
  return (
    <>
      <ProfessionalFieldView
        field={field}
        lang={lang}
        notice={
          versionStatus && (
            <MissingVersionNotice lang={lang}>
              {(visitorLanguage, fieldLanguage) => (
                <>
                  {versionStatus === 'missing' ? (
                    <Trans>
                      This practice area is not available in {visitorLanguage}. You are reading it
                      in {fieldLanguage}.
                    </Trans>
                  ) : (
                    <Trans>
                      We couldn’t check whether this practice area is available in {visitorLanguage}
                      . You are reading it in {fieldLanguage}.
                    </Trans>
                  )}{' '}
                  <Link to="/expertise">
                    <Trans>Browse all practice areas in {visitorLanguage}</Trans>
                  </Link>
                </>
              )}
            </MissingVersionNotice>
          )
        }
      />
      {lang === locale && (
        <>
          <ProfessionalFieldLawyers field={field} />
          <DeferredMentions
            names={[name]}
            matchesParts
            heading={<Trans>News and deals</Trans>}
            hasListLinks
          />
          <div className={pageStyles.page}>
            <ProfessionalFieldNeighbors field={field} />
          </div>
        </>
      )}
    </>
  );
}

function Loading() {
  return (
    <LoadingPlaceholder className={`${pageStyles.page} ${styles.detail}`}>
      <div className={pageStyles.split}>
        <div className={styles.skeletonTitle} />
        <div className={styles.skeletonText} />
      </div>
    </LoadingPlaceholder>
  );
}

/** Renders `/expertise/detail/{id}` (§2): a professional field, its lawyers and its mentions. */
export function ExpertiseDetailPage({ id }: { id: string }) {
  const { data, error, mutate } = useProfessionalField(id);
  // The field of a prerendered page may have been deleted in the meantime.
  if (error?.status === 404) return <ProfessionalFieldNotFound />;
  if (data) return <LoadedField field={data} />;
  if (!error) return <Loading />;
  return <ProfessionalFieldError reason={error.serverMessage} onRetry={mutate} />;
}
