import { Trans } from '@lingui/react/macro';
import { usePortal } from '@/api/portal';
import { toText } from '@/lib/to-text';
import { LazyComponent } from '@/ui/lazy-component';
import { useNearViewport } from '@/ui/use-near-viewport';
import type { AboutSearch } from '@/site/about/about-search';
import pageStyles from '@/site/layout/page.module.css';
import { FirmContactLinks } from '@/site/layout/firm-contact-links';
import { FormLoading } from './form-loading';
import styles from './contact.module.css';

/** Distance from the viewport at which the form and its library load: large enough for fast scrolling. */
const LOAD_DISTANCE_PX = 800;

async function loadForm() {
  const { ContactForm } = await import('./form/contact-form');
  return ContactForm;
}

/**
 * Renders the contact details of the firm and the contact form (D41); the page renders the heading. Loads the
 * form library near the viewport only (docs/architecture.md#8-performance). Visitors without JavaScript see
 * only the contact details.
 */
export function Contact({ office, lawyer }: AboutSearch) {
  const { data } = usePortal();
  const address = toText(data?.address);
  const [ref, isNear] = useNearViewport<HTMLDivElement>({
    marginPx: LOAD_DISTANCE_PX,
    needsScript: true,
  });
  return (
    <div className={pageStyles.split}>
      <div className={styles.details}>
        <p className={styles.lead}>
          <Trans>
            Briefly describe your matter, and we will put you in touch with the right lawyer.
          </Trans>
        </p>
        <FirmContactLinks />
        {address && <p className={styles.address}>{address}</p>}
        <p className={styles.caution}>
          <Trans>
            Sending a message does not make you our client. Please leave out confidential details
            until we have confirmed that we can act for you.
          </Trans>
        </p>
      </div>
      <div ref={ref} className={styles.formArea}>
        <FormLoading isAddressed={lawyer !== undefined} />
        {isNear && (
          <LazyComponent load={loadForm} fallback={null}>
            {(ContactForm) => <ContactForm office={office} lawyer={lawyer} />}
          </LazyComponent>
        )}
      </div>
    </div>
  );
}
