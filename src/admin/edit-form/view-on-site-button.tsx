import { ExportOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from 'antd';
import { saveCurrentLocale } from '@/i18n/locale-store';
import { isAvailableLocale } from '@/i18n/locales';
import { useLocale } from '@/i18n/use-locale';
import { useEditedLanguage } from '@/admin/languages/edited-language';
import styles from './edit.module.css';

/** Where visitors see the published versions of an item. */
export interface PublishedPages {
  /** The path of the public page, with `$id` where the pages of the versions differ. */
  path: string;
  versions: Readonly<Partial<Record<string, { id: string | number }>>>;
}

/** Renders the link to the public page in the edited language, otherwise in a published one; nothing without any. */
export function ViewOnSiteButton({ path, versions }: PublishedPages) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const editedLanguage = useEditedLanguage();
  const lang = [editedLanguage, locale, ...Object.keys(versions)].find(
    (code) => code !== undefined && versions[code] !== undefined,
  );
  const selectsLanguage = lang !== locale && isAvailableLocale(lang);
  // The link changes the language of its tab only: the admin area keeps its own (D45).
  const onUse = selectsLanguage ? saveCurrentLocale : undefined;
  const id = lang === undefined ? undefined : versions[lang]?.id;
  if (id === undefined) return null;
  const page = path.replace('$id', encodeURIComponent(String(id)));
  return (
    <Button
      href={selectsLanguage ? `${page}?lang=${lang}` : page}
      target="_blank"
      rel="noreferrer"
      // Screen readers send only a click; the keyboard opens the context menu without a pointer.
      onPointerDown={onUse}
      onClick={onUse}
      onContextMenu={onUse}
      icon={<ExportOutlined aria-hidden />}
      aria-label={t`View on site`}
    >
      <span className={styles.hiddenOnPhone}>
        <Trans>View on site</Trans>
      </span>
    </Button>
  );
}
