import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Portal, PortalOffice } from '@/api/portal';
import { toText } from '@/lib/to-text';
import { Icon } from '@/ui/icon';
import { HiddenName } from '@/ui/hidden-name';
import type { AboutSearch } from './about-search';
import { AboutSection } from './about-section';
import { ContactDetails } from './contact-details';
import detailsStyles from './contact-details.module.css';
import { officesOf } from './sections';
import styles from './offices.module.css';

function Office({ office, search }: { office: PortalOffice; search: AboutSearch }) {
  const name = toText(office.name).trim();
  const address = toText(office.address).trim();
  const telephone = toText(office.contactNumber).trim();
  const email = toText(office.email).trim();
  const id = toText(office.officeId);
  const hiddenName = name && <HiddenName name={name} />;
  return (
    <li className={styles.office}>
      {name && <h3 className={styles.name}>{name}</h3>}
      <ContactDetails {...{ address, email }} tel={telephone} />
      {id && (
        <p className={detailsStyles.links}>
          <Link to="/people" search={{ officeIds: id }} className={detailsStyles.link}>
            <span>
              <Trans>Lawyers in this office</Trans>
              {hiddenName}
            </span>
            <Icon name="arrow" />
          </Link>
          <Link
            to="/about"
            search={{ ...search, office: id }}
            hash="contact"
            className={detailsStyles.link}
            onClick={() => document.getElementById('contact')?.focus({ preventScroll: true })}
          >
            <span>
              <Trans>Write to this office</Trans>
              {hiddenName}
            </span>
            <Icon name="arrow" />
          </Link>
        </p>
      )}
    </li>
  );
}

/** Renders the offices of the firm with address, contact details and links to their lawyers (§3, `officesList`). */
export function Offices({ portal, search }: { portal: Portal; search: AboutSearch }) {
  const offices = officesOf(portal);
  if (offices.length === 0) return null;
  return (
    <AboutSection id="offices" title={<Trans>Offices</Trans>}>
      <ul className={styles.offices}>
        {offices.map((office, index) => (
          <Office key={index} office={office} search={search} />
        ))}
      </ul>
    </AboutSection>
  );
}
