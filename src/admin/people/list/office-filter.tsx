import { useLingui } from '@lingui/react/macro';
import { useStaffOffices, type Office } from '../../../api/staff/offices';
import { useLanguageNames } from '../../kit/language-names';
import { useLocale } from '../../../i18n/use-locale';
import styles from './lawyer-list.module.css';

interface OfficeFilterProps {
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}

/**
 * Shows the lawyers of one office or several. Offered in the interface language; one that is chosen in another
 * language, as in an address from before, stays to be seen and taken away (D22).
 */
export function OfficeFilter({ chosen, onChoose }: OfficeFilterProps) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { codes } = useLanguageNames();
  const { data } = useStaffOffices(codes.length > 0 ? [...new Set([locale, ...codes])] : undefined);
  const known = Object.values(data ?? {}).flatMap((offices) => offices ?? []);
  const own: Office[] = data?.[locale] ?? [];
  const foreign = known.filter(
    (office) => chosen.includes(String(office.id)) && !own.some(({ id }) => id === office.id),
  );
  const offices = [...own, ...foreign];
  // Without their names there is nothing to choose from: the list works without this filter.
  if (offices.length === 0) return null;
  return (
    <fieldset className={styles.offices}>
      <legend>{t`Offices`}</legend>
      <div className={styles.officeChoices}>
        {offices.map(({ id, name }) => {
          const key = String(id);
          return (
            <label key={key} className={styles.office}>
              <input
                type="checkbox"
                checked={chosen.includes(key)}
                onChange={({ target }) =>
                  onChoose(target.checked ? [...chosen, key] : chosen.filter((one) => one !== key))
                }
              />
              {name}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
