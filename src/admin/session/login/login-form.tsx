import { useLingui } from '@lingui/react/macro';
import { Alert, Button, Input } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { object, string } from 'yup';
import { login, UnusableTokenError } from '@/api/admin/login';
import { accountOfEndedSession, session } from '@/api/admin/session';
import { SHOWS_MOCK_ACCOUNTS } from '@/env';
import { useStoreValue } from '@/lib/use-store';
import { focusField } from '@/admin/fields/field-errors';
import { FieldFrame } from '@/admin/fields/field-frame';
import { PasswordField } from '@/admin/fields/password-field';
import { SmallForm } from '@/admin/fields/small-form';
import { useFieldState } from '@/admin/fields/form-store';
import { useSmallForm } from '@/admin/fields/use-small-form';
import { MessageError } from '@/admin/requests/error-message';
import { isDiscardIncomplete } from '@/admin/session/incomplete-discard';
import { MockAccounts, type Credentials } from './mock-accounts';

/** Returns whether this browser has drafts of an account; false until they are found. */
function useHasDrafts(account: string | undefined): boolean {
  const [hasDrafts, setHasDrafts] = useState(false);
  useEffect(() => {
    if (account === undefined) return;
    void import('@/admin/shared/draft-store')
      .then(({ listDrafts }) => listDrafts({ user: account, otherNames: [] }))
      .then((drafts) => setHasDrafts(drafts.length > 0));
  }, [account]);
  return hasDrafts;
}

/**
 * Renders account and password, with the account of a session that expired or that another tab ended; focuses the first
 * empty field. Shows missing values at the field, and server errors in an alert (D3, D38).
 */
export function LoginForm() {
  const { t } = useLingui();
  const { endReason } = useSnapshot(session);
  const isIncomplete = useStoreValue(isDiscardIncomplete);
  const [endedAccount] = useState(accountOfEndedSession);
  const hasDrafts = useHasDrafts(endedAccount);
  const schema = useMemo(
    () =>
      object({
        account: string()
          .trim()
          .required(t`Enter your account name.`),
        password: string().required(t`Enter your password.`),
      }),
    [t],
  );
  const form = useSmallForm<Credentials>({
    initialValues: { account: endedAccount ?? '', password: '' },
    schema,
    names: { loginAccount: 'account' },
    // Success starts the session, which redirects or closes the dialog around the form.
    send: async ({ account, password }) => {
      try {
        await login(account.trim(), password);
        isDiscardIncomplete.set(false);
      } catch (error) {
        if (!(error instanceof UnusableTokenError)) throw error;
        throw new MessageError(
          t`The server accepted the password, but returned an invalid token. Please contact your administrator.`,
        );
      }
    },
  });
  useEffect(() => {
    focusField(endedAccount ? 'password' : 'account');
  }, [endedAccount]);
  return (
    <>
      <SmallForm form={form}>
        {!form.failure && endReason === 'expired' && (
          <Alert
            type="warning"
            showIcon
            role="alert"
            title={t`登录失效，请重新登录 · Login expired, please log in again`}
            description={
              hasDrafts &&
              t`Your unpublished changes are kept in this browser. Log in with the same account to continue.`
            }
          />
        )}
        {isIncomplete && (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={t`This browser couldn’t discard everything. Log in again to discard the rest.`}
          />
        )}
        <AccountField />
        <PasswordField name="password" label={t`Password`} autoComplete="current-password" />
        <Button type="primary" htmlType="submit" size="large" block loading={form.isSending}>
          {t`Log in`}
        </Button>
      </SmallForm>
      {SHOWS_MOCK_ACCOUNTS && (
        <MockAccounts
          onChoose={(chosen) => {
            form.store.setValues(chosen);
            focusField('password');
          }}
        />
      )}
    </>
  );
}

function AccountField() {
  const { t } = useLingui();
  const { value, setValue, error, controlProps, id } = useFieldState<string>('account');
  return (
    <FieldFrame required {...{ id, error }} label={t`Account`}>
      <Input
        {...controlProps}
        aria-required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
    </FieldFrame>
  );
}
