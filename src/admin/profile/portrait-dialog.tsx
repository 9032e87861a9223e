import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, App, Modal } from 'antd';
import { FormikProvider, useFormik } from 'formik';
import { useRef, useState } from 'react';
import { changePortrait } from '../../api/staff/profile';
import { EditContext, type EditScreen, type Finish } from '../kit/edit/edit-context';
import { useErrorMessage } from '../kit/frame/error-message';
import { PictureField } from '../kit/upload/picture-field';
import styles from './profile.module.css';

interface PortraitDialogProps {
  /** The portrait as it is; empty for none. */
  portrait: string;
  /** Called when the dialog has gone. */
  onClosed: () => void;
}

/** Changes the portrait of whoever is signed in: uploaded, cropped to a square, or removed (§7, D34). */
export function PortraitDialog({ portrait, onClosed }: PortraitDialogProps) {
  const { t } = useLingui();
  const { notification } = App.useApp();
  const messageOf = useErrorMessage();
  const [open, setOpen] = useState(true);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const sending = useRef(false);
  const finishes = useRef(new Set<Finish>());
  const [screen] = useState<EditScreen>(() => ({
    beforePublish: (finish) => {
      finishes.current.add(finish);
      return () => void finishes.current.delete(finish);
    },
    tried: false,
  }));

  const save = async (headImg: string) => {
    if (sending.current) return;
    const waiting = [...finishes.current].map((finish) => finish()).find(Boolean);
    setFailure(waiting);
    if (waiting) return;
    if (headImg === portrait) {
      setOpen(false);
      return;
    }
    sending.current = true;
    setSaving(true);
    try {
      await changePortrait(headImg);
      setOpen(false);
      notification.success({ title: t`Your portrait has been changed.`, role: 'status' });
    } catch (error) {
      setFailure(messageOf(error));
    }
    sending.current = false;
    setSaving(false);
  };
  const formik = useFormik({
    initialValues: { headImg: portrait },
    onSubmit: ({ headImg }) => save(headImg),
  });

  return (
    <Modal
      open={open}
      width={640}
      title={t`Change the portrait`}
      okText={failure ? <Trans>Try again</Trans> : <Trans>Save the portrait</Trans>}
      okButtonProps={{ loading: saving }}
      cancelText={<Trans>Cancel</Trans>}
      cancelButtonProps={{ disabled: saving }}
      closable={false}
      keyboard={!saving}
      mask={{ closable: false }}
      onOk={() => void formik.submitForm()}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
    >
      <FormikProvider value={formik}>
        <EditContext value={screen}>
          <div className={styles.form}>
            <PictureField
              name="headImg"
              label={t({ message: 'Portrait', context: 'of an account' })}
              ratio="1:1"
              help={t`Colleagues see it in the back office. It is shown round, so crop it to a square.`}
            />
            {failure && <Alert type="error" showIcon role="alert" title={failure} />}
          </div>
        </EditContext>
      </FormikProvider>
    </Modal>
  );
}
