import { mailtoUrl } from '@/lib/email-address';
import { PhoneLink } from '@/ui/phone-link';
import styles from './contact-details.module.css';

interface ContactDetailsProps {
  /** The texts may be empty. */
  address?: string;
  tel: string;
  email: string;
  /** The subject of an email. */
  subject?: string;
}

/** Renders the address, the phone number and the email address of the firm or an office. */
export function ContactDetails({ address, tel, email, subject }: ContactDetailsProps) {
  const mailto = mailtoUrl(email);
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return (
    <address className={styles.address}>
      {address && <p>{address}</p>}
      {tel && (
        <p>
          <PhoneLink number={tel} />
        </p>
      )}
      {email && <p>{mailto ? <a href={`${mailto}${query}`}>{email}</a> : email}</p>}
    </address>
  );
}
