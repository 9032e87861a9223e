import { CloseOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Radio } from 'antd';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { ContentLanguage } from '../../../api/staff/languages';
import { directionOf, isLocale, languageTag } from '../../../i18n/locales';
import { useLocale } from '../../../i18n/use-locale';
import { PreviewFrame } from './preview-frame';
import { PreviewHints } from './preview-hints';
import { PreviewedArticle } from './previewed-article';
import { useSiteWords } from './site-words';
import { useRoom } from './use-room';
import styles from './article-preview.module.css';

/** One version as the form has it. */
export interface PreviewVersion {
  lang: string;
  title: string;
  /** A news item's summary. */
  note?: string;
  /** Stored HTML, untrusted. */
  content: string;
  /** Where an external item lies (D25); left out for one of the site's own. */
  contentUrl?: string;
  coverUrl: string;
  /** Name of its catalogue in its language. */
  cataName?: string;
}

/** The windows that a preview is looked at through, in pixels. */
const DEVICES = {
  desktop: { width: 1280, height: Infinity },
  phone: { width: 390, height: 844 },
};

interface ArticlePreviewProps {
  kind: 'news' | 'cases' | 'honors';
  /** The versions that would be published, at least one. */
  versions: readonly PreviewVersion[];
  languages: readonly ContentLanguage[];
  /** The language to begin with; the first version's when left out. */
  lang?: string;
  /** As published; now for what never was. */
  createTime?: string | number | undefined;
  /** Called once it is closed, however that was done. */
  onClose: () => void;
}

/**
 * An item before it is published, as visitors would see it: in each of its languages, on a desktop and
 * on a phone. Nothing is sent or counted, and links lead nowhere. The focus returns to what opened it.
 */
export function ArticlePreview(props: ArticlePreviewProps): ReactNode {
  const { kind, versions, languages, onClose } = props;
  const { t } = useLingui();
  const id = useId();
  const { locale: own } = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const [lang, setLang] = useState(props.lang ?? versions[0]?.lang);
  const [device, setDevice] = useState<keyof typeof DEVICES>('desktop');
  const [now] = useState(() => Date.now());
  const [held, setHeld] = useState<string>();
  const [stage, room] = useRoom<HTMLDivElement>();
  const version = versions.find((one) => one.lang === lang) ?? versions[0];
  const locale = isLocale(version?.lang) ? version.lang : own;
  const { words, failed, again } = useSiteWords(locale);
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
          <Trans>As visitors would see it. Nothing has been published.</Trans>
        </p>
        <Button className={styles.close ?? ''} icon={<CloseOutlined aria-hidden />} onClick={close}>
          <Trans>Close the preview</Trans>
        </Button>
      </div>
      {version && <PreviewHints version={version} kind={kind} />}
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
            title={t`The item in ${name}, as visitors see it`}
            lang={languageTag(locale)}
            dir={directionOf(locale)}
            width={width}
            height={Math.min(height, room.height / scale)}
            scale={scale}
            onLink={setHeld}
            onEscape={close}
          >
            <PreviewedArticle
              key={`${version.lang} ${device}`}
              createTime={props.createTime ?? now}
              {...{ kind, version, words }}
            />
          </PreviewFrame>
        )}
      </div>
    </dialog>
  );
}
