import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Icon } from '@/ui/icon';
import noticeStyles from '@/ui/notices.module.css';
import pageStyles from '@/site/layout/page.module.css';
import { FirmContactLinks } from '@/site/layout/firm-contact-links';
import styles from './write-to-us.module.css';

/** Renders the link to the contact form (D41), the phone number and the email address of the firm. */
export function WriteToUs() {
  return (
    <section className={pageStyles.section}>
      <div className={`${pageStyles.page} ${pageStyles.split}`}>
        <h2 className={pageStyles.heading}>
          <Trans>Contact</Trans>
        </h2>
        <div className={styles.content}>
          <p className={styles.text}>
            <Trans>Briefly describe your matter.</Trans>
          </p>
          <p>
            <Trans>A lawyer in the relevant field will read your message.</Trans>
          </p>
          <Link to="/about" hash="contact" className={noticeStyles.actionButton}>
            <Trans>Write to us</Trans>
            <Icon name="arrow" />
          </Link>
          <FirmContactLinks />
        </div>
      </div>
    </section>
  );
}
