import { Trans } from '@lingui/react/macro';
import type { ProfessionalField } from '@/api/professional-fields';
import { useNearViewport } from '@/ui/use-near-viewport';
import pageStyles from '@/site/layout/page.module.css';
import { CardsLoading } from './cards-loading';
import { LawyerCards } from './lawyer-cards';
import styles from './professional-field-lawyers.module.css';

/** Renders the first lawyers of a professional field. Loads them when they enter the viewport. */
export function ProfessionalFieldLawyers({ field }: { field: ProfessionalField }) {
  const [ref, isNear] = useNearViewport<HTMLElement>({ marginPx: 0 });
  return (
    <section ref={ref} className={`${pageStyles.section} ${styles.lawyers}`}>
      <div className={pageStyles.page}>
        <h2 className={`${pageStyles.heading} ${styles.heading}`}>
          <Trans context="of a field">Lawyers</Trans>
        </h2>
        {isNear ? <LawyerCards professionalFieldId={String(field.id)} /> : <CardsLoading />}
      </div>
    </section>
  );
}
