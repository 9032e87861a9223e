import { mailtoUrl } from '../lib/email-address';
import { PhoneLink } from './phone-link';
import type { Firm } from './remembered-firm';
import styles from './reach-links.module.css';

/** A telephone number and an e-mail address as links; nothing when neither is known. */
export function ReachLinks({ tel, email }: Pick<Firm, 'tel' | 'email'>) {
  const mailto = mailtoUrl(email);
  if (!tel && !mailto) return null;
  return (
    <address className={styles.reach}>
      {tel && <PhoneLink number={tel} />}
      {mailto && <a href={mailto}>{email}</a>}
    </address>
  );
}
