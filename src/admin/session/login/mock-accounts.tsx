import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Divider, Typography } from 'antd';

export interface Credentials {
  account: string;
  password: string;
}

/** Lists the accounts of the mock backend, one per role; a click fills the form (docs/architecture.md#5-mock-backend). */
export function MockAccounts({ onChoose }: { onChoose: (chosen: Credentials) => void }) {
  const { t } = useLingui();
  const accounts = [
    { account: 'admin', password: 'admin123', role: t`Administrator` },
    { account: 'editor', password: 'editor123', role: t`Content editor` },
    { account: 'reader', password: 'reader123', role: t`Viewer` },
  ];
  return (
    <section aria-label={t`Demo accounts`}>
      <Divider plain>
        <Trans>Demo accounts</Trans>
      </Divider>
      {accounts.map(({ account, password, role }) => (
        <Button key={account} block type="text" onClick={() => onChoose({ account, password })}>
          {role}{' '}
          <Typography.Text type="secondary">
            {account} / {password}
          </Typography.Text>
        </Button>
      ))}
    </section>
  );
}
