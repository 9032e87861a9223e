import { mailtoUrl } from '@/lib/email-address';
import { PhoneLink } from '@/ui/phone-link';
import styles from './contact-details.module.css';

interface ContactDetailsProps {
  address?: string;
  tel: string;
  email: string;
  /** Subject of the email that the link starts. */
  subject?: string;
}

/** Renders the known contact details of the firm or an office. */
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
