import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Icon } from '@/ui/icon';
import notices from '@/ui/notices.module.css';
import page from '@/site/layout/page.module.css';
import { FirmContactLinks } from '@/site/layout/firm-contact-links';
import styles from './write-to-us.module.css';

/** Renders the link to the contact form (D41), the phone number and the email address of the firm. */
export function WriteToUs() {
  return (
    <section className={page.section}>
      <div className={`${page.page} ${page.split}`}>
        <h2 className={page.heading}>
          <Trans>Contact</Trans>
        </h2>
        <div className={styles.content}>
          <p className={styles.text}>
            <Trans>Briefly describe your matter.</Trans>
          </p>
          <p>
            <Trans>A lawyer in the relevant field will read your message.</Trans>
          </p>
          <Link to="/about" hash="contact" className={notices.actionButton}>
            <Trans>Write to us</Trans>
            <Icon name="arrow" />
          </Link>
          <FirmContactLinks />
        </div>
      </div>
    </section>
  );
}
