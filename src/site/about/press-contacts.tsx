import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Portal } from '@/api/portal';
import { pictureUrl } from '@/lib/safe-url';
import { Icon } from '@/ui/icon';
import { AboutSection } from './about-section';
import { ContactDetails } from './contact-details';
import details from './contact-details.module.css';
import { pressContactsOf, type PressContact } from './sections';
import styles from './press-contacts.module.css';

function Card({ contact: { name, tel, email } }: { contact: PressContact }) {
  const { t } = useLingui();
  return (
    <li className={styles.card}>
      {name && <h3 className={styles.name}>{name}</h3>}
      <ContactDetails {...{ tel, email }} subject={t`Press inquiry`} />
    </li>
  );
}

/**
 * Renders contact cards for the press: the firm, then each office with a phone number or email address of its own.
 * The portal configuration has no other contacts (§3).
 */
export function PressContacts({ portal }: { portal: Portal }) {
  const contacts = pressContactsOf(portal);
  const logo = pictureUrl(portal.iconUrl);
  if (contacts.length === 0) return null;
  return (
    <AboutSection id="press" title={<Trans>Press</Trans>}>
      <p className={styles.lead}>
        <Trans>
          For interviews, statements and pictures, contact the firm or one of its offices. Please
          name your publication and your deadline.
        </Trans>
      </p>
      <ul className={styles.cards}>
        {contacts.map((contact, index) => (
          <Card key={index} contact={contact} />
        ))}
      </ul>
      <p className={`${details.links} ${styles.links}`}>
        <Link to="/news" className={details.link}>
          <Trans>All news</Trans>
          <Icon name="arrow" />
        </Link>
        {logo && (
          <a href={logo} download className={details.link}>
            <Trans>Download the logo</Trans>
          </a>
        )}
      </p>
    </AboutSection>
  );
}
