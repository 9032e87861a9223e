import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ProfessionalField } from '@/api/professional-fields';
import { languageAttributes } from '@/i18n/locales';
import { isoMoment } from '@/lib/dates';
import pageStyles from '@/site/layout/page.module.css';
import { StoredText } from '@/site/text/stored-text';
import { DateText } from '@/ui/date-text';
import { UploadedIcon } from '@/ui/uploaded-icon';
import { ProfessionalFieldName } from '@/site/cards/professional-field-name';
import styles from './expertise-detail-page.module.css';

interface ProfessionalFieldViewProps {
  field: ProfessionalField;
  lang: string;
  notice?: ReactNode;
}

/** Renders name and introduction of a professional field. Sends no requests, so that a preview renders the same. */
export function ProfessionalFieldView({ field, lang, notice }: ProfessionalFieldViewProps) {
  const { t } = useLingui();
  return (
    <article className={`${pageStyles.page} ${styles.detail}`}>
      {notice}
      <nav className={styles.breadcrumbs} aria-label={t`Breadcrumb`}>
        <Link to="/expertise">
          <Trans>Expertise</Trans>
        </Link>
      </nav>
      <div className={pageStyles.split}>
        <header className={styles.header}>
          <UploadedIcon src={field.iconUrl} size={56} />
          <h1 className={pageStyles.title} {...languageAttributes(lang)}>
            <ProfessionalFieldName field={field} />
          </h1>
          {isoMoment(field.updateTime) && (
            <p className={styles.updateDate}>
              <Trans>
                Updated <DateText value={field.updateTime} />
              </Trans>
            </p>
          )}
        </header>
        <StoredText html={field.introduce} lang={lang} />
      </div>
    </article>
  );
}
