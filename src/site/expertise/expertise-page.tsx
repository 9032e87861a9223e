import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useProfessionalFields, type ProfessionalField } from '@/api/professional-fields';
import { plainText } from '@/lib/plain-text';
import { Icon } from '@/ui/icon';
import { LoadingPlaceholder } from '@/ui/loading-placeholder';
import { LoadedItems } from '@/site/layout/loaded-items';
import { UploadedIcon } from '@/ui/uploaded-icon';
import pageStyles from '@/site/layout/page.module.css';
import { usePageHead } from '@/site/seo/use-page-head';
import { ProfessionalFieldName } from '@/site/cards/professional-field-name';
import styles from './expertise-page.module.css';

const SKELETON_COUNT = 12;

/** Maximum length of a summary, in characters; longer text is never visible. */
const MAX_SUMMARY_LENGTH = 240;

function FieldRow({ field }: { field: ProfessionalField }) {
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <UploadedIcon src={field.iconUrl} size={36} />
      </span>
      <div>
        <h2 className={styles.name}>
          <Link
            to="/expertise/detail/$id"
            params={{ id: String(field.id) }}
            className={styles.link}
          >
            <ProfessionalFieldName field={field} />
          </Link>
        </h2>
        <p className={styles.summary}>{plainText(field.introduce).slice(0, MAX_SUMMARY_LENGTH)}</p>
      </div>
      <Icon name="arrow" size={20} />
    </li>
  );
}

function FieldList() {
  const query = useProfessionalFields(true);
  return (
    <LoadedItems
      query={query}
      errorMessage={<Trans>Couldn’t load practice areas.</Trans>}
      placeholder={
        <LoadingPlaceholder
          className={styles.rows}
          parts={{ count: SKELETON_COUNT, className: `${styles.row} ${styles.skeleton}` }}
        />
      }
    >
      {(fields) => (
        <ul className={styles.rows}>
          {fields.map((field) => (
            <FieldRow key={field.id} field={field} />
          ))}
        </ul>
      )}
    </LoadedItems>
  );
}

/** Renders `/expertise` (§2): the firm's professional fields, in the firm's order. */
export function ExpertisePage() {
  const { t } = useLingui();
  const title = t`Expertise`;
  usePageHead({
    title: [title],
    description: t`Our practice areas and the lawyers who work in them.`,
    breadcrumbs: [[title, '/expertise']],
  });
  return (
    <div className={`${pageStyles.page} ${styles.screen}`}>
      <header className={styles.header}>
        <h1 className={pageStyles.title}>{title}</h1>
        <p className={styles.lead}>
          <Trans>Our practice areas and the lawyers who work in them.</Trans>
        </p>
      </header>
      <FieldList />
    </div>
  );
}
