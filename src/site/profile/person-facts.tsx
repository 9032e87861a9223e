import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Lawyer } from '@/api/lawyers';
import { mailtoUrl } from '@/lib/email-address';
import { toArray } from '@/lib/to-array';
import { toText } from '@/lib/to-text';
import { PhoneLink } from '@/ui/phone-link';
import styles from './person-facts.module.css';

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function ProfessionalFields({ fields }: { fields: NonNullable<Lawyer['proFields']> }) {
  return (
    <ul className={styles.professionalFields}>
      {fields.map((field) => (
        <li key={field.professionalFieldId}>
          <Link to="/expertise/detail/$id" params={{ id: String(field.professionalFieldId) }}>
            {field.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Renders office, professional fields, phone number and email address of a lawyer, if known (§3). */
export function PersonFacts({ lawyer }: { lawyer: Lawyer }) {
  const office = toText(lawyer.office?.name);
  const officeId = toText(lawyer.office?.officeId);
  const fields = toArray(lawyer.proFields).filter(({ name }) => toText(name));
  const phoneNumber = toText(lawyer.phoneNumber).trim();
  const email = toText(lawyer.email).trim();
  const mailto = mailtoUrl(email);
  if (!office && fields.length === 0 && !phoneNumber && !email) return null;
  return (
    <dl className={styles.facts}>
      {office && (
        <Fact label={<Trans>Office</Trans>}>
          {officeId ? (
            <Link to="/people" search={{ officeIds: officeId }}>
              {office}
            </Link>
          ) : (
            office
          )}
        </Fact>
      )}
      {fields.length > 0 && (
        <Fact label={<Trans>Expertise</Trans>}>
          <ProfessionalFields fields={fields} />
        </Fact>
      )}
      {phoneNumber && (
        <Fact label={<Trans>Phone</Trans>}>
          <PhoneLink number={phoneNumber} />
        </Fact>
      )}
      {email && (
        <Fact label={<Trans>Email</Trans>}>{mailto ? <a href={mailto}>{email}</a> : email}</Fact>
      )}
    </dl>
  );
}
