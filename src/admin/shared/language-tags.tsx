import { useLingui } from '@lingui/react/macro';
import { Tag } from 'antd';
import { languageTag } from '@/i18n/locales';
import { languageName } from '@/i18n/language-names';
import type { useLanguageNames } from './language-names';
import styles from './language-tags.module.css';

interface LanguageTagsProps {
  /** Return value of `useLanguageNames`, not called here: a subscription for each row slows a long list down. */
  languages: ReturnType<typeof useLanguageNames>;
  presentCodes: readonly string[];
}

/** Renders the languages in which an item exists or is missing, visually and as text. */
export function LanguageTags({ languages, presentCodes }: LanguageTagsProps) {
  const { t } = useLingui();
  const { codes, nameOf } = languages;
  const allCodes = [...codes, ...presentCodes.filter((code) => !codes.includes(code))];
  return (
    <ul className={styles.tags}>
      {allCodes.map((code) => {
        const isMissing = !presentCodes.includes(code);
        const name = nameOf(code);
        return (
          <li key={code} title={isMissing ? t`${name}: missing` : name}>
            <Tag variant="filled" className={isMissing ? (styles.missing ?? '') : ''}>
              <span aria-hidden lang={languageTag(code)}>
                {languageName(code).short}
              </span>
              <span className="visually-hidden">{isMissing ? t`${name}: missing` : name}</span>
            </Tag>
          </li>
        );
      })}
    </ul>
  );
}
