import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button } from 'antd';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useSnapshot } from 'valtio/react';
import { session } from '../../api/staff/session';
import { SHOWS_MOCK_ACCOUNTS } from '../../env';
import { useErrorMessage } from '../kit/frame/error-message';
import styles from './login-form.module.css';
import { LoginField } from './login-field';
import { MockAccounts } from './mock-accounts';
import { useLogin, type Credentials } from './use-login';

/** Account and password; what is missing is said at the field, what the server says in an alert (D3, D38). */
export function LoginForm() {
  const { t } = useLingui();
  const { ended } = useSnapshot(session);
  const { send, busy, error } = useLogin();
  const messageOf = useErrorMessage();
  const [typed, setTyped] = useState<Credentials>({ account: '', password: '' });
  const [asked, setAsked] = useState(false);
  const [shown, setShown] = useState(false);
  const account = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const missing = {
    account: typed.account.trim() === '' ? t`Enter your account.` : undefined,
    password: typed.password === '' ? t`Enter your password.` : undefined,
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(true);
    if (missing.account) account.current?.focus();
    else if (missing.password) password.current?.focus();
    else void send(typed);
  };

  return (
    <>
      {error === null && ended === 'expired' && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t`登录失效，请重新登录 · Login expired, please log in again`}
        />
      )}
      {error !== null && <Alert type="error" showIcon role="alert" title={messageOf(error)} />}
      <form className={styles.form} onSubmit={submit} noValidate>
        <LoginField id="account" label={t`Account`} problem={asked ? missing.account : undefined}>
          {(props) => (
            <input
              {...props}
              ref={account}
              className={styles.input}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              value={typed.account}
              onChange={(event) => setTyped({ ...typed, account: event.target.value })}
            />
          )}
        </LoginField>
        <LoginField
          id="password"
          label={t`Password`}
          problem={asked ? missing.password : undefined}
          extra={
            <button
              type="button"
              className={styles.show}
              aria-pressed={shown}
              aria-controls="password"
              onClick={() => setShown(!shown)}
            >
              <Trans>Show password</Trans>
            </button>
          }
        >
          {(props) => (
            <input
              {...props}
              ref={password}
              className={styles.input}
              type={shown ? 'text' : 'password'}
              autoComplete="current-password"
              autoCapitalize="none"
              spellCheck={false}
              value={typed.password}
              onChange={(event) => setTyped({ ...typed, password: event.target.value })}
            />
          )}
        </LoginField>
        <Button type="primary" htmlType="submit" size="large" block loading={busy}>
          <Trans>Log in</Trans>
        </Button>
      </form>
      {SHOWS_MOCK_ACCOUNTS && (
        <MockAccounts
          onChoose={(chosen) => {
            setTyped(chosen);
            password.current?.focus();
          }}
        />
      )}
    </>
  );
}
