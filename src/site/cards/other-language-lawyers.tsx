import { Plural } from '@lingui/react/macro';
import { useLawyerTotals } from '@/api/lawyers';
import { languageNameIn } from '@/i18n/language-names';
import { languageTag } from '@/i18n/locales';
import { useLocale } from '@/i18n/use-locale';

/** Renders links to the lawyers that match a keyword in other languages, such as by a name in Chinese characters. */
export function OtherLanguageLawyers({ keyword }: { keyword: string }) {
  const { tag } = useLocale();
  const { data } = useLawyerTotals(keyword);
  const totals = data?.filter(({ total }) => total > 0) ?? [];
  return (
    <div role="status" className={totals.length === 0 ? 'visually-hidden' : undefined}>
      {totals.map(({ language, total }) => {
        const name = languageNameIn(language, tag);
        return (
          <p key={language}>
            <a
              href={`/people?${new URLSearchParams({ keyword, lang: language })}`}
              hrefLang={languageTag(language)}
            >
              <Plural
                value={total}
                one={`# lawyer found on the ${name} site`}
                other={`# lawyers found on the ${name} site`}
              />
            </a>
          </p>
        );
      })}
    </div>
  );
}
