import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useProfessionalFields, type ProfessionalField } from '@/api/professional-fields';
import { plainText } from '@/lib/plain-text';
import { Icon } from '@/ui/icon';
import { LoadingPlaceholder } from '@/ui/loading-placeholder';
import { useNearViewport } from '@/ui/use-near-viewport';
import { LoadedItems } from '@/site/layout/loaded-items';
import pageStyles from '@/site/layout/page.module.css';
import { SectionHeader } from './section-header';
import { ProfessionalFieldName } from '@/site/cards/professional-field-name';
import styles from './professional-fields-index.module.css';

/** Number of professional fields on the home page; `/expertise` lists all. */
const MAX_FIELDS = 16;

/** Returns the first sentence of stored HTML as plain text, or all of it if no sentence ends. */
function firstSentence(html: string | null | undefined): string {
  const text = plainText(html);
  return /^.+?(?:[.!?](?=\s|$)|[。！？])/u.exec(text)?.[0] ?? text;
}

function FieldRow({ field }: { field: ProfessionalField }) {
  return (
    <li className={styles.row}>
      <h3 className={styles.name}>
        <Link to="/expertise/detail/$id" params={{ id: String(field.id) }} className={styles.link}>
          <ProfessionalFieldName field={field} />
        </Link>
      </h3>
      <p className={styles.summary}>{firstSentence(field.introduce)}</p>
      <Icon name="arrow" size={18} />
    </li>
  );
}

function FieldList({ isNear }: { isNear: boolean }) {
  const query = useProfessionalFields(isNear);
  return (
    <LoadedItems
      query={query}
      errorMessage={<Trans>Couldn’t load practice areas.</Trans>}
      placeholder={
        <LoadingPlaceholder
          className={styles.rows}
          parts={{ count: MAX_FIELDS, className: styles.row }}
        />
      }
    >
      {(fields) => (
        <ul className={styles.rows}>
          {fields.slice(0, MAX_FIELDS).map((field) => (
            <FieldRow key={field.id} field={field} />
          ))}
        </ul>
      )}
    </LoadedItems>
  );
}

/** Renders the professional fields with name and summary. Loads them near the viewport. */
export function ProfessionalFieldsIndex() {
  const [ref, isNear] = useNearViewport<HTMLElement>();
  return (
    <section className={pageStyles.section} ref={ref}>
      <div className={pageStyles.page}>
        <SectionHeader title={<Trans>Expertise</Trans>}>
          <Link to="/expertise" className={pageStyles.moreLink}>
            <Trans>All expertise</Trans>
            <Icon name="arrow" />
          </Link>
        </SectionHeader>
        <FieldList isNear={isNear} />
      </div>
    </section>
  );
}
