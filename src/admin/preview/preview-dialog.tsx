import { setupI18n, type I18n } from '@lingui/core';
import { CloseOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Radio } from 'antd';
import { Fragment, useDeferredValue, useId, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import useSWRImmutable from 'swr/immutable';
import { languageByCode, type ContentLanguage } from '@/api/admin/languages';
import { languageTag, isLocale, type Locale } from '@/i18n/locales';
import { loadMessages } from '@/i18n/message-catalogs';
import { useLocale } from '@/i18n/use-locale';
import { SentenceSpace } from '@/ui/sentence-space';
import { RetryButton } from '@/admin/requests/failed-request';
import { useElementSize } from '@/admin/shared/use-element-size';
import { PreviewFrame } from './preview-frame';
import styles from './preview.module.css';
import { showPageBehind, useDialogOverPage } from './use-dialog-over-page';

/** Viewport sizes of the preview, in pixels. */
const DEVICES = {
  desktop: { width: 1280, height: Infinity },
  phone: { width: 390, height: 844 },
};

type Device = keyof typeof DEVICES;

/** The preview opens in the size of a phone on windows narrower than this, in pixels. */
const MIN_DESKTOP_WIDTH = 640;

/** Loads the message catalog of the public site in a language, independent of the interface language. */
function useSiteMessages(locale: Locale) {
  return useSWRImmutable<I18n, unknown>(['site-messages', locale], async () => {
    const messages = await loadMessages('messages', locale);
    return setupI18n({ locale, locales: languageTag(locale), messages: { [locale]: messages } });
  });
}

const initialDevice = (): Device => (innerWidth < MIN_DESKTOP_WIDTH ? 'phone' : 'desktop');

export interface PreviewProps<Version> {
  /** Whether the dialog is open. A closed one keeps its frame with the site's styles for the next opening. */
  open: boolean;
  /** The versions that would be published, at least one. */
  versions: readonly Version[];
  languages: readonly ContentLanguage[];
  /** Initial language; the first version is shown if no version has it. */
  lang: string | undefined;
  /** Called after the dialog is closed. */
  onClose: () => void;
}

interface PreviewDialogProps<Version extends { lang: string }> extends PreviewProps<Version> {
  help?: ReactNode;
  /** Returns the accessible name of the iframe for the name of its language. */
  frameTitleOf: (language: string) => string;
  hints?: (version: Version) => ReactNode;
  /** Renders the page of a version with the components of the public site. */
  children: (version: Version, siteMessages: I18n) => ReactNode;
}

/**
 * Renders unpublished content as visitors would see it: in each of its languages, on desktop and phone. Sends and
 * counts nothing, and disables links to other pages. Restores the focus on close.
 */
export function PreviewDialog<Version extends { lang: string }>(
  props: PreviewDialogProps<Version>,
): ReactNode {
  const { open, versions, languages, help, frameTitleOf, hints, onClose, children } = props;
  const id = useId();
  const { locale: interfaceLocale } = useLocale();
  const { dialog, close } = useDialogOverPage(open);
  const [chosenLang, setChosenLang] = useState<string>();
  const [device, setDevice] = useState(initialDevice);
  const [blockedUrl, setBlockedUrl] = useState<string>();
  const frameArea = useRef<HTMLDivElement>(null);
  const areaSize = useElementSize(frameArea);
  const lang = chosenLang ?? props.lang;
  const version = versions.find((candidate) => candidate.lang === lang) ?? versions[0];
  const locale = isLocale(version?.lang) ? version.lang : interfaceLocale;
  const { data: siteMessages, error, mutate } = useSiteMessages(locale);
  // The dialog is painted before the page in it is rendered.
  const rendersPage = useDeferredValue(open, false) && open;
  const handleClose = () => {
    setChosenLang(undefined);
    setBlockedUrl(undefined);
    onClose();
  };
  const nameOf = (code: string) => languageByCode(languages, code).name;
  const { width, height } = DEVICES[device];
  const scale = Math.min(1, (areaSize?.width ?? width) / width);
  return createPortal(
    // Not antd's modal, which keeps Tab out of the iframe.
    <dialog
      ref={dialog}
      className={styles.preview}
      aria-labelledby={`${id}-title`}
      onCancel={showPageBehind}
      onClose={handleClose}
    >
      <div className={styles.header}>
        <h2 id={`${id}-title`} className={styles.title}>
          <Trans>Preview</Trans>
        </h2>
        <PreviewChoices
          languages={versions.map(({ lang: code }) => ({ value: code, label: nameOf(code) }))}
          lang={version?.lang}
          onLanguage={(code) => {
            setChosenLang(code);
            setBlockedUrl(undefined);
          }}
          device={device}
          onDevice={setDevice}
        />
        <p className={styles.help}>
          {help ?? <Trans>As visitors would see it. The preview publishes nothing.</Trans>}
        </p>
        <Button
          className={styles.closeButton ?? ''}
          icon={<CloseOutlined aria-hidden />}
          onClick={close}
        >
          <Trans>Close preview</Trans>
        </Button>
      </div>
      {version && hints?.(version)}
      <p role="status" className={styles.blockedLink}>
        {blockedUrl !== undefined && <BlockedLink url={blockedUrl} />}
      </p>
      <div ref={frameArea} className={styles.frameArea} data-device={device}>
        {error !== undefined && (
          <Alert
            type="error"
            showIcon
            className={styles.loadError ?? ''}
            title={<Trans>Couldn’t load the preview.</Trans>}
            action={<RetryButton onRetry={mutate} />}
          />
        )}
        {version && siteMessages && areaSize && (
          <PreviewFrame
            title={frameTitleOf(nameOf(version.lang))}
            lang={locale}
            width={width}
            height={Math.min(height, areaSize.height / scale)}
            scale={scale}
            onLink={setBlockedUrl}
            onEscape={close}
          >
            {rendersPage && (
              <Fragment key={`${version.lang} ${device}`}>
                {children(version, siteMessages)}
              </Fragment>
            )}
          </PreviewFrame>
        )}
      </div>
    </dialog>,
    document.body,
  );
}

function BlockedLink({ url }: { url: string }) {
  return (
    <>
      <Trans>Links are disabled in the preview. This link goes to:</Trans>
      <SentenceSpace />
      <span className={styles.address}>{url}</span>
    </>
  );
}

interface PreviewChoicesProps {
  languages: { value: string; label: string }[];
  lang: string | undefined;
  onLanguage: (lang: string) => void;
  device: Device;
  onDevice: (device: Device) => void;
}

function PreviewChoices({ languages, lang, onLanguage, device, onDevice }: PreviewChoicesProps) {
  const { t } = useLingui();
  return (
    <>
      <Radio.Group
        aria-label={t`Preview language`}
        optionType="button"
        value={lang}
        onChange={({ target }) => onLanguage(String(target.value))}
        options={languages}
      />
      <Radio.Group
        aria-label={t`Preview width`}
        optionType="button"
        value={device}
        onChange={({ target }) => onDevice(target.value === 'phone' ? 'phone' : 'desktop')}
        options={[
          { value: 'desktop', label: t`Desktop` },
          { value: 'phone', label: t`Mobile` },
        ]}
      />
    </>
  );
}
