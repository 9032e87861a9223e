import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Portal } from '@/api/portal';
import { mailtoUrl } from '@/lib/email-address';
import { pictureUrl } from '@/lib/safe-url';
import { Icon } from '@/ui/icon';
import { AboutSection } from './about-section';
import { ContactDetails } from './contact-details';
import detailsStyles from './contact-details.module.css';
import { pressContactsOf } from './sections';
import styles from './press-contacts.module.css';

/**
 * Renders contact cards for the press: the firm, and links that write to one of its offices, whose contact details are
 * in their own section. The portal configuration has no other contacts (§3).
 */
export function PressContacts({ portal }: { portal: Portal }) {
  const { t } = useLingui();
  const { firm, offices } = pressContactsOf(portal);
  const logo = pictureUrl(portal.iconUrl);
  const subject = t`Press inquiry`;
  if (!firm && offices.length === 0) return null;
  return (
    <AboutSection id="press" title={<Trans>Press</Trans>}>
      <p className={styles.lead}>
        <Trans>
          For interviews, statements and pictures, contact us. Please name your publication and your
          deadline.
        </Trans>
      </p>
      <div className={styles.cards}>
        {firm && (
          <div className={styles.card}>
            {firm.name && <h3 className={styles.name}>{firm.name}</h3>}
            <ContactDetails tel={firm.tel} email={firm.email} subject={subject} />
          </div>
        )}
        {offices.length > 0 && (
          <div className={styles.card}>
            <h3 className={styles.name}>
              <Trans>Email an office</Trans>
            </h3>
            <ul className={`${detailsStyles.address} ${styles.offices}`}>
              {offices.map(({ name, email }) => (
                <li key={`${name} ${email}`}>
                  <a href={`${mailtoUrl(email)}?subject=${encodeURIComponent(subject)}`}>{name}</a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <p className={`${detailsStyles.links} ${styles.links}`}>
        <Link to="/news" className={detailsStyles.link}>
          <Trans>All news</Trans>
          <Icon name="arrow" />
        </Link>
        {logo && (
          <a href={logo} download className={detailsStyles.link}>
            <Trans>Download the logo</Trans>
          </a>
        )}
      </p>
    </AboutSection>
  );
}
