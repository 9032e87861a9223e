import { mailtoUrl } from '@/lib/email-address';
import { PhoneLink } from './phone-link';
import type { Firm } from './cached-firm';
import styles from './contact-links.module.css';

/** A telephone number and an e-mail address as links; nothing when neither is known. */
export function ContactLinks({ tel, email }: Pick<Firm, 'tel' | 'email'>) {
  const mailto = mailtoUrl(email);
  if (!tel && !mailto) return null;
  return (
    <address className={styles.reach}>
      {tel && <PhoneLink number={tel} />}
      {mailto && <a href={mailto}>{email}</a>}
    </address>
  );
}
