import { Trans } from '@lingui/react/macro';
import { isShown, usePortal, type PortalOffice } from '../../api/portal';
import { asList } from '../../lib/lists';
import { asText } from '../../lib/texts';
import { Reach } from './reach';
import { useFirm } from './use-firm';
import page from './page.module.css';
import styles from './site-footer.module.css';

function Office({ office }: { office: PortalOffice }) {
  const name = asText(office.name);
  const address = asText(office.address);
  const contactNumber = asText(office.contactNumber);
  const email = asText(office.email);
  return (
    <li className={styles.office}>
      <h3 className={styles.city}>{name}</h3>
      <address className={styles.address}>
        {address && <span>{address}</span>}
        {contactNumber && (
          <a href={`tel:${contactNumber.replace(/[^\d+]/g, '')}`}>{contactNumber}</a>
        )}
        {email && <a href={`mailto:${email}`}>{email}</a>}
      </address>
    </li>
  );
}

/** The site's footer: the firm, how to reach it, and the offices it wants shown there (§3). */
export function SiteFooter() {
  const { data } = usePortal();
  const firm = useFirm();
  const offices = asList(data?.officesList).filter((office) => isShown(office.bottomWebsiteShow));
  return (
    <footer className={styles.footer}>
      <div className={`${page.page} ${styles.inside}`}>
        <div className={styles.firm}>
          <p className={styles.name}>{firm.name}</p>
          <p>{asText(data?.address)}</p>
          <Reach />
        </div>
        {offices.length > 0 && (
          <section className={styles.where}>
            <h2 className={styles.label}>
              <Trans>Offices</Trans>
            </h2>
            <ul className={styles.offices}>
              {offices.map((office, index) => (
                <Office key={office.officeId ?? index} office={office} />
              ))}
            </ul>
          </section>
        )}
      </div>
      <p className={`${page.page} ${styles.rights}`}>
        © {new Date().getFullYear()} {firm.name}
      </p>
    </footer>
  );
}
