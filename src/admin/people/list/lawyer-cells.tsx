import { ExclamationCircleOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { languageTag } from '@/i18n/locales';
import { mailtoUrl } from '@/lib/email-address';
import { toArray } from '@/lib/to-array';
import { pictureUrl } from '@/lib/safe-url';
import { versionsOf } from '@/admin/shared/group-versions';
import { Picture } from '@/ui/picture';
import { EditableCell } from '@/admin/list/row-edits/editable-cell';
import type { RowEdits } from '@/admin/list/row-edits/row-edits';
import { PinnedMark } from '@/admin/list/row-pins';
import { TwoLines } from '@/admin/list/two-lines';
import { useNameListFormatter } from '@/admin/shared/use-name-list-formatter';
import type { ListedLawyer } from '@/admin/people/lawyer';
import { useLawyerName } from '@/admin/people/use-lawyer-name';
import type { JobsValue } from '@/admin/people/changes/jobs-editor';
import styles from './lawyer-list.module.css';

interface CellProps {
  lawyer: ListedLawyer;
}

interface LawyerNameProps extends CellProps {
  isPinned: boolean;
  edits: RowEdits;
  isReadOnly: boolean;
}

const loadEditor = () => import('@/admin/people/changes/name-editor');

/** Renders the portrait, the name as a link to the form, the names in other languages, and the marks. */
export function LawyerName({ lawyer, isPinned, edits, isReadOnly }: LawyerNameProps) {
  const { t } = useLingui();
  const versions = versionsOf(lawyer);
  const { id, lang: mainLang } = lawyer.mainVersion;
  const nameOf = useLawyerName();
  const rowKey = String(lawyer.no);
  const photo = versions.find(({ photoUrl }) => pictureUrl(photoUrl))?.photoUrl;
  return (
    <div className={styles.lawyerCell}>
      <div className={styles.portrait}>
        <Picture src={photo} alt="" width={34} height={42} />
      </div>
      <EditableCell
        {...{ edits, rowKey, isReadOnly }}
        rowName={nameOf(lawyer)}
        label={t`Edit name`}
        value={Object.fromEntries(versions.map(({ lang, name }) => [lang, name ?? '']))}
        load={loadEditor}
        editor={({ NameEditor }) => <NameEditor {...{ id, edits, rowKey }} />}
      >
        {(names) => {
          const name = nameOf({ mainVersion: { name: names[mainLang] ?? '' } });
          return (
            <TwoLines
              title={name}
              firstLine={
                <Link
                  to="/admin/people/edit/$id"
                  params={{ id: String(id) }}
                  lang={languageTag(mainLang)}
                >
                  {name}
                </Link>
              }
              secondLineTexts={versions.slice(1).map(({ lang }) => ({ lang, text: names[lang] }))}
              marks={
                <>
                  {isPinned && <PinnedMark />}
                  {photo === undefined && (
                    <span className={styles.missingPortrait}>
                      <ExclamationCircleOutlined aria-hidden /> <Trans>No portrait</Trans>
                    </span>
                  )}
                </>
              }
            />
          );
        }}
      </EditableCell>
    </div>
  );
}

interface LawyerJobsAndOfficeProps extends CellProps {
  edits: RowEdits<JobsValue>;
  isReadOnly: boolean;
}

const loadJobsEditor = () => import('@/admin/people/changes/jobs-editor');

/** Renders jobs and office, in the language of the main version. */
export function LawyerJobsAndOffice({ lawyer, edits, isReadOnly }: LawyerJobsAndOfficeProps) {
  const { t } = useLingui();
  const formatList = useNameListFormatter();
  const nameOf = useLawyerName();
  const { id, jobs, office, lang } = lawyer.mainVersion;
  const names = formatList(toArray(jobs).map((job) => job.name));
  const rowKey = String(lawyer.no);
  return (
    <EditableCell<JobsValue, Awaited<ReturnType<typeof loadJobsEditor>>>
      {...{ edits, rowKey, isReadOnly }}
      rowName={nameOf(lawyer)}
      label={t`Edit jobs`}
      value={{ versions: lawyer.versions }}
      load={loadJobsEditor}
      editor={({ JobsEditor }) => <JobsEditor {...{ id, edits, rowKey }} />}
    >
      {() =>
        names || office?.name ? (
          <TwoLines
            firstLine={names}
            title={names}
            secondLineTexts={[{ lang, text: office?.name }]}
          />
        ) : (
          '–'
        )
      }
    </EditableCell>
  );
}

/** Renders the professional fields, shortened when there are many. */
export function LawyerProfessionalFields({ lawyer }: CellProps) {
  // Without "and", which occurs in the names: "Restructuring and Insolvency".
  const names = toArray(lawyer.mainVersion.proFields)
    .map(({ name }) => name)
    .join(' · ');
  return names ? <TwoLines firstLine={names} title={names} /> : '–';
}

/** Renders the phone number and the email, each from the first version that has one. */
export function LawyerContact({ lawyer }: CellProps) {
  const versions = versionsOf(lawyer);
  const phone = versions.find(({ phoneNumber }) => phoneNumber?.trim())?.phoneNumber ?? '';
  const email = versions.find((version) => version.email?.trim())?.email ?? '';
  const mailto = mailtoUrl(email);
  if (!phone && !email) return '–';
  return (
    <TwoLines
      firstLine={phone && <bdi>{phone}</bdi>}
      title={phone}
      secondLine={{ content: mailto ? <a href={mailto}>{email}</a> : email, title: email }}
    />
  );
}
