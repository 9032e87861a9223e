import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { Button, Flex, Modal, Skeleton } from 'antd';
import { useSnapshot } from 'valtio/react';
import { isWaitingForLogin, session } from '@/api/admin/session';
import { LazyComponent } from '@/ui/lazy-component';
import { saveOpenForms } from '@/admin/shared/draft-store';

const loadForm = () => import('./login/login-form');

/** Stacks the dialog above those of the screen. */
const Z_INDEX_ABOVE_DIALOGS = 1_500;

/**
 * Renders a login dialog over the screen after another tab has ended the session (D54). Closes with the next session
 * in any tab. Its link to the login screen saves a draft of the form.
 */
export function SessionEndedDialog() {
  const { t } = useLingui();
  const router = useRouter();
  const navigate = useNavigate();
  const { token, endReason } = useSnapshot(session);
  const leave = async () => {
    await saveOpenForms();
    const { href } = router.history.location;
    await navigate({
      to: '/admin-login',
      search: { redirect: href },
      replace: true,
      ignoreBlocker: true,
    });
  };
  return (
    <Modal
      open={isWaitingForLogin({ token, endReason })}
      width={440}
      zIndex={Z_INDEX_ABOVE_DIALOGS}
      title={t`Your session has ended`}
      closable={false}
      keyboard={false}
      destroyOnHidden
      footer={
        <Button type="link" onClick={() => void leave()}>
          <Trans>Go to login</Trans>
        </Button>
      }
    >
      <Flex vertical gap={16}>
        <p>
          <Trans>Log in again to continue. Nothing you typed is lost.</Trans>
        </p>
        <LazyComponent load={loadForm} fallback={<Skeleton active title={false} />}>
          {({ LoginForm }) => <LoginForm />}
        </LazyComponent>
      </Flex>
    </Modal>
  );
}
