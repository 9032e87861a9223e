import { Trans, useLingui } from '@lingui/react/macro';
import styles from './login-form.module.css';
import type { Credentials } from './use-login';

/** The accounts of the mock backend, one per role; a click fills the form (design 5). */
export function MockAccounts({ onChoose }: { onChoose: (chosen: Credentials) => void }) {
  const { t } = useLingui();
  const accounts = [
    { account: 'admin', password: 'admin123', role: t`Administrator` },
    { account: 'editor', password: 'editor123', role: t`Content editor` },
    { account: 'reader', password: 'reader123', role: t`Reader` },
  ];
  return (
    <section className={styles.accounts} aria-labelledby="mock-accounts">
      <h2 id="mock-accounts">
        <Trans>Accounts of the demonstration</Trans>
      </h2>
      <ul>
        {accounts.map(({ account, password, role }) => (
          <li key={account}>
            <button type="button" onClick={() => onChoose({ account, password })}>
              <span>{role}</span>
              <span className={styles.code}>
                {account} / {password}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
