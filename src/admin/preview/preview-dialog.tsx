import type { I18n } from '@lingui/core';
import { CloseOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Radio } from 'antd';
import { Fragment, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { ContentLanguage } from '@/api/admin/languages';
import { directionOf, isLocale, languageTag } from '@/i18n/locales';
import { useLocale } from '@/i18n/use-locale';
import { PreviewFrame } from './preview-frame';
import styles from './preview.module.css';
import { useElementSize } from './use-element-size';
import { useSiteMessages } from './use-site-messages';

/** The windows that a preview is looked at through, in pixels. */
const DEVICES = {
  desktop: { width: 1280, height: Infinity },
  phone: { width: 390, height: 844 },
};

interface PreviewDialogProps<Version extends { lang: string }> {
  /** What would be published, at least one. */
  versions: readonly Version[];
  languages: readonly ContentLanguage[];
  /** The language to begin with; the first version's where there is none of it. */
  lang?: string;
  /** What is shown, in a sentence. */
  help: ReactNode;
  /** What a screen reader calls the frame, by the name of its language. */
  titleOf: (language: string) => string;
  /** What to know about a version, above it. */
  hints?: (version: Version) => ReactNode;
  /** Called once it is closed, however that was done. */
  onClose: () => void;
  /** The page of a version, by the site's own components. */
  children: (version: Version, words: I18n) => ReactNode;
}

/**
 * What has not been published yet, as visitors would see it: in each of its languages, on a desktop and
 * on a phone. Nothing is sent or counted, and links lead nowhere. The focus returns to what opened it.
 */
export function PreviewDialog<Version extends { lang: string }>(
  props: PreviewDialogProps<Version>,
): ReactNode {
  const { versions, languages, help, titleOf, hints, onClose, children } = props;
  const { t } = useLingui();
  const id = useId();
  const { locale: own } = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const [lang, setLang] = useState(props.lang);
  const [device, setDevice] = useState<keyof typeof DEVICES>('desktop');
  const [held, setHeld] = useState<string>();
  const [stage, room] = useElementSize<HTMLDivElement>();
  const version = versions.find((one) => one.lang === lang) ?? versions[0];
  const locale = isLocale(version?.lang) ? version.lang : own;
  const { words, failed, again } = useSiteMessages(locale);
  useLayoutEffect(() => dialog.current?.showModal(), []);

  const close = () => dialog.current?.close();
  const nameOf = (code: string) => languages.find((one) => one.code === code)?.name ?? code;
  const { width, height } = DEVICES[device];
  const scale = Math.min(1, (room?.width ?? width) / width);
  return (
    // Fills the window, and Tab goes through the frame inside as through a page: antd's modal keeps it out.
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
        <p className={styles.help}>{help}</p>
        <Button className={styles.close ?? ''} icon={<CloseOutlined aria-hidden />} onClick={close}>
          <Trans>Close the preview</Trans>
        </Button>
      </div>
      {version && hints?.(version)}
      <p role="status" className={styles.held}>
        {held !== undefined && (
          <>
            <Trans>Links do nothing in the preview. This one leads to:</Trans>{' '}
            <span className={styles.address}>{held}</span>
          </>
        )}
      </p>
      <div ref={stage} className={styles.stage} data-device={device}>
        {failed && (
          <div role="alert" className={styles.failed}>
            <p>
              <Trans>The preview could not be loaded.</Trans>
            </p>
            <Button onClick={again}>
              <Trans>Try again</Trans>
            </Button>
          </div>
        )}
        {version && words && room && (
          <PreviewFrame
            title={titleOf(nameOf(version.lang))}
            lang={languageTag(locale)}
            dir={directionOf(locale)}
            width={width}
            height={Math.min(height, room.height / scale)}
            scale={scale}
            onLink={setHeld}
            onEscape={close}
          >
            <Fragment key={`${version.lang} ${device}`}>{children(version, words)}</Fragment>
          </PreviewFrame>
        )}
      </div>
    </dialog>
  );
}
