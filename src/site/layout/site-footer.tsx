import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { isShown, usePortal, type PortalOffice } from '@/api/portal';
import { mailtoUrl } from '@/lib/email-address';
import { toArray } from '@/lib/to-array';
import { toText } from '@/lib/to-text';
import { Icon } from '@/ui/icon';
import { PhoneLink } from '@/ui/phone-link';
import { NAVIGATION } from './navigation';
import { FirmContactLinks } from './firm-contact-links';
import { useFirm } from './use-firm';
import pageStyles from './page.module.css';
import styles from './site-footer.module.css';

function Office({ office }: { office: PortalOffice }) {
  const name = toText(office.name).trim();
  const address = toText(office.address);
  const contactNumber = toText(office.contactNumber);
  const mailto = mailtoUrl(office.email);
  return (
    <li>
      {name && <h3 className={styles.city}>{name}</h3>}
      <address className={styles.address}>
        {address && <span>{address}</span>}
        {contactNumber && <PhoneLink number={contactNumber} />}
        {mailto && <a href={mailto}>{office.email}</a>}
      </address>
    </li>
  );
}

/**
 * Renders the footer of the public site: the firm and the contact link (D41), the navigation, the visible
 * offices (§3) and the documents.
 */
export function SiteFooter() {
  const { t } = useLingui();
  const { data } = usePortal();
  const firm = useFirm();
  const [year] = useState(() => new Date().getFullYear());
  const offices = toArray(data?.officesList).filter((office) => isShown(office.bottomWebsiteShow));
  return (
    <footer className={styles.footer}>
      <div className={`${pageStyles.page} ${styles.content}`}>
        <div className={styles.firm}>
          <p className={styles.name}>{firm.name}</p>
          <p>{toText(data?.address)}</p>
          <FirmContactLinks />
          <Link to="/about" hash="contact" className={styles.contactLink}>
            <Trans>Write to us</Trans>
            <Icon name="arrow" />
          </Link>
        </div>
        <nav id="navigation" className={styles.entries} aria-label={t`On this site`}>
          {NAVIGATION.map(({ to, label }) => (
            <Link key={to} to={to}>
              {t(label)}
            </Link>
          ))}
        </nav>
        {offices.length > 0 && (
          <section className={styles.officesSection}>
            <h2 className="visually-hidden">
              <Trans>Offices</Trans>
            </h2>
            <ul className={styles.offices}>
              {offices.map((office, index) => (
                <Office key={index} office={office} />
              ))}
            </ul>
          </section>
        )}
      </div>
      <p className={`${pageStyles.page} ${styles.rights}`}>
        <span>
          © {year} {firm.name}
        </span>
        <Link to="/docs/$name" params={{ name: 'privacy' }}>
          <Trans>Privacy</Trans>
        </Link>
        <Link to="/docs/$name" params={{ name: 'terms' }}>
          <Trans>Terms</Trans>
        </Link>
      </p>
    </footer>
  );
}
