import { ExclamationCircleOutlined, PushpinFilled } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { languageTag } from '../../../i18n/locales';
import { mailtoUrl } from '../../../lib/email-address';
import { asList } from '../../../lib/lists';
import { safeUrl } from '../../../lib/safe-url';
import { Picture } from '../../../ui/picture';
import { useNameList } from '../../kit/name-list';
import { versionsOf, type ListedLawyer } from '../lawyer';
import styles from './lawyer-list.module.css';

interface CellProps {
  lawyer: ListedLawyer;
}

/** Fields that are named in the list; more are counted. */
const NAMED = 3;

/** The portrait's thumbnail, of the first version that has one. */
export function LawyerPortrait({ lawyer }: CellProps) {
  const photo = versionsOf(lawyer).find(({ photoUrl }) => safeUrl(photoUrl))?.photoUrl;
  return (
    <div className={styles.portrait}>
      <Picture src={photo} alt="" width={48} height={60} />
    </div>
  );
}

/** The name, leading to the form, the names in other languages, and what marks the person. */
export function LawyerName({ lawyer, pinned }: CellProps & { pinned: boolean }) {
  const { t } = useLingui();
  const versions = versionsOf(lawyer);
  const [main, ...others] = versions;
  const bare = !versions.some(({ photoUrl }) => safeUrl(photoUrl));
  return (
    <>
      <Link
        to="/admin/people/edit/$id"
        params={{ id: String(lawyer.main.id) }}
        className={styles.name}
        lang={languageTag(lawyer.main.lang)}
      >
        {main?.name?.trim() ? main.name : t`Unnamed`}
      </Link>
      {others.map(({ lang, name }) => (
        <p key={lang} className={styles.other} lang={languageTag(lang)}>
          {name}
        </p>
      ))}
      {(pinned || bare) && (
        <p className={styles.marks}>
          {pinned && (
            <span className={styles.pinned}>
              <PushpinFilled aria-hidden /> <Trans>Pinned</Trans>
            </span>
          )}
          {bare && (
            <span className={styles.lacking}>
              <ExclamationCircleOutlined aria-hidden /> <Trans>No portrait</Trans>
            </span>
          )}
        </p>
      )}
    </>
  );
}

/** Jobs and office, in the language of the version that stands for the person. */
export function LawyerPosition({ lawyer }: CellProps) {
  const listed = useNameList();
  const { jobs, office } = lawyer.main;
  const names = asList(jobs).map(({ name }) => name);
  return (
    <div className={styles.facts}>
      {names.length > 0 && <p>{listed(names)}</p>}
      {office?.name && <p className={styles.muted}>{office.name}</p>}
      {names.length === 0 && !office?.name && '–'}
    </div>
  );
}

/** The first fields by name, and how many more there are. */
export function LawyerFields({ lawyer }: CellProps) {
  const { t } = useLingui();
  const listed = useNameList();
  const names = asList(lawyer.main.proFields).map(({ name }) => name);
  if (names.length === 0) return '–';
  const more = names.length - NAMED;
  const shown = listed(names.slice(0, NAMED));
  return (
    <span className={styles.facts} title={more > 0 ? listed(names) : undefined}>
      {more > 0 ? t`${shown} (+${more})` : shown}
    </span>
  );
}

/** Telephone and e-mail, of the first version that has them. */
export function LawyerContact({ lawyer }: CellProps) {
  const versions = versionsOf(lawyer);
  const phone = versions.find(({ phoneNumber }) => phoneNumber?.trim())?.phoneNumber;
  const email = versions.find((one) => one.email?.trim())?.email;
  const mailto = mailtoUrl(email);
  return (
    <div className={styles.facts}>
      {phone && (
        <p>
          <bdi>{phone}</bdi>
        </p>
      )}
      {email && (
        <p className={styles.muted}>
          {mailto ? (
            <a className={styles.mail} href={mailto}>
              {email}
            </a>
          ) : (
            email
          )}
        </p>
      )}
      {!phone && !email && '–'}
    </div>
  );
}
