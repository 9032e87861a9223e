import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLawyerVersionLookup, type Lawyer } from '@/api/lawyers';
import { usePortal } from '@/api/portal';
import { defaultLocale, LOCALES } from '@/i18n/locales';
import { toArray } from '@/lib/to-array';
import { toText } from '@/lib/to-text';
import { useFirm } from '@/site/layout/use-firm';
import { pageAddress } from '@/site/seo/page-address';
import { downloadVCard } from './vcard-download';
import styles from './person-actions.module.css';

/** Renders the actions of a profile: write to the lawyer, download the vCard, print. */
export function PersonActions({ lawyer }: { lawyer: Lawyer }) {
  const { name: firmName } = useFirm();
  const portal = usePortal().data;
  const [hasFailed, setHasFailed] = useState(false);
  const officeId = toText(lawyer.office?.officeId);
  const office = toArray(portal?.officesList).find(
    (candidate) => toText(candidate.officeId) === officeId,
  );
  const otherLocale = LOCALES.find((locale) => locale !== lawyer.lang) ?? defaultLocale();
  const lookUp = useLawyerVersionLookup(lawyer, otherLocale);
  const saveVCard = async () => {
    setHasFailed(false);
    try {
      const address = officeId ? toText(office?.address) : '';
      const url = pageAddress(`/people/detail/${lawyer.id}`, lawyer.lang);
      await downloadVCard(lawyer, lookUp, { firmName, address, url });
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <PersonActionsView lawyer={lawyer} onSave={() => void saveVCard()} hasFailed={hasFailed} />
  );
}

interface PersonActionsViewProps {
  lawyer: Lawyer;
  onSave?: () => void;
  hasFailed?: boolean;
}

/** Renders the buttons of a profile. Sends no requests, so that a preview renders the same. */
export function PersonActionsView({ lawyer, onSave, hasFailed = false }: PersonActionsViewProps) {
  const { t } = useLingui();
  const name = toText(lawyer.name).trim();
  const officeId = toText(lawyer.office?.officeId);
  return (
    <div className={styles.actions}>
      <Link
        to="/about"
        search={{ office: officeId || undefined, lawyer: String(lawyer.id) }}
        hash="contact"
        className={styles.contactLink}
      >
        {/* Outside of `Trans`, which would parse tags in the name. */}
        {name ? t`Contact ${name}` : t`Write to us`}
      </Link>
      <button type="button" className={styles.actionButton} onClick={onSave}>
        <Trans>Download vCard</Trans>
      </button>
      <button type="button" className={styles.actionButton} onClick={() => window.print()}>
        <Trans>Print</Trans>
      </button>
      {hasFailed && (
        <p role="alert" className={styles.error}>
          <Trans>Couldn’t create the vCard. Please try again.</Trans>
        </p>
      )}
    </div>
  );
}
