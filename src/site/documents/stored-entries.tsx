import { Trans, useLingui } from '@lingui/react/macro';
import styles from './document-page.module.css';

/** What the website keeps in a visitor's browser: every entry by name, why, and for how long. */
export function StoredEntries() {
  const { t } = useLingui();
  return (
    <div
      className={styles.stored}
      role="region"
      aria-label={t`Stored entries`}
      tabIndex={0} // eslint-disable-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    >
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Entry</Trans>
            </th>
            <th scope="col">
              <Trans>What it holds, and why</Trans>
            </th>
            <th scope="col">
              <Trans>How long</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <code>umi_locale</code>
              <Trans>(local storage)</Trans>
            </th>
            <td>
              <Trans>
                The language you have chosen, so that the website opens in it next time.
              </Trans>
            </td>
            <td>
              <Trans>Until you delete it</Trans>
            </td>
          </tr>
          <tr>
            <th scope="row">
              <code>lawfirm_firm_en_US</code> <code>lawfirm_firm_zh_CN</code>
              <Trans>(local storage)</Trans>
            </th>
            <td>
              <Trans>
                The firm’s own name, e-mail address and telephone number, so that you can still
                reach us while the website is switched off for maintenance. Nothing about you.
              </Trans>
            </td>
            <td>
              <Trans>Until you delete it</Trans>
            </td>
          </tr>
          <tr>
            <th scope="row">
              <code>lawfirm_message</code>
              <Trans>(session storage)</Trans>
            </th>
            <td>
              <Trans>
                What you have entered in the contact form but not yet sent, so that it is not lost
                when the page is reloaded or sending fails.
              </Trans>
            </td>
            <td>
              <Trans>Until you send it or close the tab</Trans>
            </td>
          </tr>
          <tr>
            <th scope="row">
              <code>tsr-scroll-restoration-v1_3</code>
              <Trans>(session storage)</Trans>
            </th>
            <td>
              <Trans>
                How far you had scrolled on the pages you opened in this tab, so that “Back” returns
                you to the same place.
              </Trans>
            </td>
            <td>
              <Trans>Until you close the tab</Trans>
            </td>
          </tr>
          <tr>
            <th scope="row">
              <code>lawfirm_reloaded</code>
              <Trans>(session storage)</Trans>
            </th>
            <td>
              <Trans>
                That a page was reloaded because one of its files could not be found, so that it is
                reloaded once only. It is written only when that happens.
              </Trans>
            </td>
            <td>
              <Trans>Until you close the tab</Trans>
            </td>
          </tr>
          <tr>
            <th scope="row">
              <Trans>The history of the tab</Trans>
            </th>
            <td>
              <Trans>
                A mark for each page you opened in this tab and, for an article, the list you came
                from, so that “Back” and “Next article” lead where you expect.
              </Trans>
            </td>
            <td>
              <Trans>Until you close the tab</Trans>
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
