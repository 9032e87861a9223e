import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './document-page.module.css';

interface EntryProps {
  name: ReactNode;
  duration: ReactNode;
  /** Content and purpose of the entry. */
  children: ReactNode;
}

function Entry({ name, duration, children }: EntryProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{children}</td>
      <td>{duration}</td>
    </tr>
  );
}

/** Renders the table of storage entries of the public site with purpose and duration. */
export function StorageEntries() {
  const { t } = useLingui();
  return (
    <div
      className={styles.storageTable}
      role="region"
      aria-label={t`Stored entries`}
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
    >
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Entry</Trans>
            </th>
            <th scope="col">
              <Trans>Contents and purpose</Trans>
            </th>
            <th scope="col">
              <Trans>How long</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          <Entry
            name={
              <>
                <code>umi_locale</code>
                <Trans>(local storage, session storage, and cookie)</Trans>
              </>
            }
            duration={
              <Trans>
                Until you delete it; the cookie for a year after your last visit; the language of a
                link, if another one is stored, until you close its tab
              </Trans>
            }
          >
            <Trans>
              The language you have chosen, or that of your browser or of a link that you followed,
              so that the website opens in it next time. The cookie tells our server in which
              language to send a page, and has no other use.
            </Trans>
          </Entry>
          <Entry
            name={
              <>
                <code>lawfirm_firm_en_US</code> <code>lawfirm_firm_zh_CN</code>
                <Trans>(local storage)</Trans>
              </>
            }
            duration={<Trans>Until you delete it</Trans>}
          >
            <Trans>
              The firm’s own name, email address and phone number, so that you can still reach us
              while the website is switched off for maintenance. Nothing about you.
            </Trans>
          </Entry>
          <Entry
            name={
              <>
                <code>lawfirm_message</code> <code>lawfirm_sent_messages</code>
                <Trans>(session storage)</Trans>
              </>
            }
            duration={<Trans>Until our server confirms it or you close the tab</Trans>}
          >
            <Trans>
              What you have entered in the contact form, so that it is not lost when the page is
              reloaded or sending fails. Until our server has confirmed a message that you sent,
              also that message and a random number, so that our server can recognize it if you send
              it again.
            </Trans>
          </Entry>
          <Entry
            name={
              <>
                <code>tsr-scroll-restoration-v1_3</code>
                <Trans>(session storage)</Trans>
              </>
            }
            duration={<Trans>Until you close the tab</Trans>}
          >
            <Trans>
              How far you had scrolled on the pages you opened in this tab, so that “Back” returns
              you to the same place.
            </Trans>
          </Entry>
          <Entry
            name={
              <>
                <code>lawfirm_reloaded</code>
                <Trans>(session storage)</Trans>
              </>
            }
            duration={<Trans>Until you close the tab</Trans>}
          >
            <Trans>
              When a page was last reloaded because one of its files could not be found, so that
              this happens at most once in five minutes. It is written only when that happens.
            </Trans>
          </Entry>
          <Entry
            name={<Trans>The history of the tab</Trans>}
            duration={<Trans>Until you close the tab</Trans>}
          >
            <Trans>
              A mark for each page you opened in this tab and, for an article, the list you came
              from, so that “Back” and “Next article” lead where you expect.
            </Trans>
          </Entry>
        </tbody>
      </table>
    </div>
  );
}
