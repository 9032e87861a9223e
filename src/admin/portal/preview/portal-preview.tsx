import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Portal, PortalInput } from '@/api/admin/portal';
import { isShown } from '@/api/portal';
import { useLocale } from '@/i18n/use-locale';
import { toArray } from '@/lib/to-array';
import { toText } from '@/lib/to-text';
import { EnvironmentPictures } from '@/site/about/environment-pictures';
import { FirmIntroduction } from '@/site/about/firm-introduction';
import { Offices } from '@/site/about/offices';
import { Strengths } from '@/site/about/strengths';
import pageStyles from '@/site/layout/page.module.css';
import footerStyles from '@/site/layout/site-footer.module.css';
import { PreviewDialog, type PreviewProps } from '@/admin/preview/preview-dialog';
import { SiteContext } from '@/admin/preview/site-context';
import { UploadedIcon } from '@/ui/uploaded-icon';
import styles from './portal-preview.module.css';

/** Renders the firm's contact data and the offices with `bottomWebsiteShow` as in the site's footer. */
function Footer({ portal }: { portal: Portal }) {
  const offices = toArray(portal.officesList).filter((office) => isShown(office.bottomWebsiteShow));
  return (
    <footer className={footerStyles.footer}>
      <div className={`${pageStyles.page} ${footerStyles.content}`}>
        <div className={footerStyles.firm}>
          <p className={footerStyles.name}>{portal.name}</p>
          <p>{toText(portal.address)}</p>
          <p>{toText(portal.tel)}</p>
          <p>{toText(portal.email)}</p>
        </div>
        {offices.length > 0 && (
          <section className={footerStyles.officesSection}>
            <ul className={footerStyles.offices}>
              {offices.map((office, index) => (
                <li key={index}>
                  <h3 className={footerStyles.city}>{toText(office.name)}</h3>
                  <address className={footerStyles.address}>
                    <span>{toText(office.address)}</span>
                    <span>{toText(office.contactNumber)}</span>
                    <span>{toText(office.email)}</span>
                  </address>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </footer>
  );
}

/** Renders the configured parts of “About us” and the footer with the site's components. Fetches and stores nothing. */
function PreviewedFirm({ portal, siteMessages }: { portal: Portal; siteMessages: I18n }) {
  return (
    <SiteContext siteMessages={siteMessages}>
      <div className={`${pageStyles.page} ${styles.firmHeading}`}>
        <UploadedIcon src={portal.iconUrl} size={36} />
        <h1 className={pageStyles.title}>{portal.name}</h1>
      </div>
      <FirmIntroduction portal={portal} />
      <Strengths portal={portal} />
      <EnvironmentPictures portal={portal} />
      <Offices portal={portal} search={{}} />
      <Footer portal={portal} />
    </SiteContext>
  );
}

/** Renders a preview of the firm as visitors would see it, by default in the interface language. */
export function PortalPreview(props: PreviewProps<PortalInput>) {
  const { t } = useLingui();
  const { locale } = useLocale();
  return (
    <PreviewDialog
      {...props}
      lang={props.lang ?? locale}
      help={
        <Trans>
          “About us” and the footer as visitors would see them. The preview publishes nothing.
        </Trans>
      }
      frameTitleOf={(language) => t`The firm in ${language}, as visitors see it`}
    >
      {(version, siteMessages) => <PreviewedFirm portal={version} siteMessages={siteMessages} />}
    </PreviewDialog>
  );
}
