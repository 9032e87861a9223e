import { useFirm } from './use-firm';
import styles from './reach.module.css';

/** How to reach the firm: its telephone and e-mail, as links; nothing when neither is known. */
export function Reach() {
  const { tel, email } = useFirm();
  if (!tel && !email) return null;
  return (
    <address className={styles.reach}>
      {tel && <a href={`tel:${tel.replace(/[^\d+]/g, '')}`}>{tel}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </address>
  );
}
