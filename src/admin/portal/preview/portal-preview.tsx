import { CloseOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Radio } from 'antd';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { ContentLanguage } from '../../../api/staff/languages';
import type { PortalInput } from '../../../api/staff/portal';
import { directionOf, isLocale, languageTag } from '../../../i18n/locales';
import { useLocale } from '../../../i18n/use-locale';
import styles from '../../articles/preview/article-preview.module.css';
import { PreviewFrame } from '../../articles/preview/preview-frame';
import { useRoom } from '../../articles/preview/use-room';
import { PreviewedFirm } from './previewed-firm';
import { useVisitorWords } from './visitor-words';

/** The windows that a preview is looked at through, in pixels. */
const DEVICES = {
  desktop: { width: 1280, height: Infinity },
  phone: { width: 390, height: 844 },
};

interface PortalPreviewProps {
  /** The configurations that would be published, at least one. */
  versions: readonly PortalInput[];
  languages: readonly ContentLanguage[];
  /** Called once it is closed, however that was done. */
  onClose: () => void;
}

/**
 * The firm before it is published, as visitors would see it: in each of its languages, on a desktop and on
 * a phone. Nothing is sent, and links lead nowhere. The focus returns to what opened it.
 */
export function PortalPreview({ versions, languages, onClose }: PortalPreviewProps) {
  const { t } = useLingui();
  const id = useId();
  const { locale: own } = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const [lang, setLang] = useState<string>(own);
  const [device, setDevice] = useState<keyof typeof DEVICES>('desktop');
  const [held, setHeld] = useState<string>();
  const [stage, room] = useRoom<HTMLDivElement>();
  const version = versions.find((one) => one.lang === lang) ?? versions[0];
  const locale = isLocale(version?.lang) ? version.lang : own;
  const words = useVisitorWords(locale);
  useLayoutEffect(() => dialog.current?.showModal(), []);

  const close = () => dialog.current?.close();
  const nameOf = (code: string) => languages.find((one) => one.code === code)?.name ?? code;
  const name = nameOf(version?.lang ?? '');
  const { width, height } = DEVICES[device];
  const scale = Math.min(1, (room?.width ?? width) / width);
  return (
    <dialog
      ref={dialog}
      className={`${styles.preview} back-office`}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
    >
      <div className={styles.bar}>
        <h2 id={`${id}-title`} className={styles.title}>
          <Trans>Preview</Trans>
        </h2>
        <Radio.Group
          aria-label={t`Language of the preview`}
          optionType="button"
          value={version?.lang}
          onChange={({ target }) => {
            setLang(String(target.value));
            setHeld(undefined);
          }}
          options={versions.map((one) => ({ value: one.lang, label: nameOf(one.lang) }))}
        />
        <Radio.Group
          aria-label={t`Width of the preview`}
          optionType="button"
          value={device}
          onChange={({ target }) => setDevice(target.value === 'phone' ? 'phone' : 'desktop')}
          options={[
            { value: 'desktop', label: t`Desktop` },
            { value: 'phone', label: t`Phone` },
          ]}
        />
        <p className={styles.help}>
          <Trans>
            “About us” and the footer as visitors would see them. Nothing has been published.
          </Trans>
        </p>
        <Button className={styles.close ?? ''} icon={<CloseOutlined aria-hidden />} onClick={close}>
          <Trans>Close the preview</Trans>
        </Button>
      </div>
      <p role="status" className={styles.held}>
        {held !== undefined && (
          <>
            <Trans>Links do nothing in the preview. This one leads to:</Trans>{' '}
            <span className={styles.address}>{held}</span>
          </>
        )}
      </p>
      <div ref={stage} className={styles.stage} data-device={device}>
        {version && words && room && (
          <PreviewFrame
            title={t`The firm in ${name}, as visitors see it`}
            lang={languageTag(locale)}
            dir={directionOf(locale)}
            width={width}
            height={Math.min(height, room.height / scale)}
            scale={scale}
            onLink={setHeld}
            onEscape={close}
          >
            <PreviewedFirm key={`${version.lang} ${device}`} portal={version} words={words} />
          </PreviewFrame>
        )}
      </div>
    </dialog>
  );
}
