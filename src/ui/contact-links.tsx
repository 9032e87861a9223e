import { mailtoUrl } from '@/lib/email-address';
import { PhoneLink } from './phone-link';
import type { Firm } from './cached-firm';
import styles from './contact-links.module.css';

/** Renders phone number and email address as links; nothing if both are unknown. */
export function ContactLinks({ tel, email }: Pick<Firm, 'tel' | 'email'>) {
  const mailto = mailtoUrl(email);
  if (!tel && !mailto) return null;
  return (
    <address className={styles.address}>
      {tel && <PhoneLink number={tel} />}
      {mailto && <a href={mailto}>{email}</a>}
    </address>
  );
}
