import { useLingui } from '@lingui/react/macro';
import { Radio, Typography } from 'antd';
import { languageTag } from '@/i18n/locales';
import { useLocale } from '@/i18n/use-locale';
import { Picture } from '@/ui/picture';
import type { UsedPicture } from './used-pictures';
import styles from './pictures.module.css';

interface PictureGridProps {
  pictures: readonly UsedPicture[];
  chosenUrl: string | undefined;
  onChoose: (url: string) => void;
}

/** Renders pictures as antd radio buttons, labeled by the title of an item that uses them, if any, and the file name. */
export function PictureGrid({ pictures, chosenUrl, onChoose }: PictureGridProps) {
  const { t } = useLingui();
  const { locale } = useLocale();
  return (
    <Radio.Group
      aria-label={t`Pictures in use`}
      className={styles.grid ?? ''}
      value={chosenUrl}
      onChange={({ target }) => onChoose(String(target.value))}
    >
      {pictures.map(({ url, fileName, uses }) => {
        const titledUses = uses.filter(({ title }) => title !== '');
        const shownUse = titledUses.find(({ lang }) => lang === locale) ?? titledUses[0];
        return (
          <Radio key={url} value={url} className={styles.cell ?? ''}>
            <Picture src={url} alt="" width={160} height={120} sizes="160px" />
            {shownUse && (
              <span className={styles.caption} lang={languageTag(shownUse.lang)}>
                {shownUse.title}
              </span>
            )}
            <Typography.Text type="secondary" className={styles.caption ?? ''}>
              {fileName}
            </Typography.Text>
          </Radio>
        );
      })}
    </Radio.Group>
  );
}
