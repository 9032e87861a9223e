import { useLingui } from '@lingui/react/macro';
import type { ListColumn } from '@/admin/list/list-table';
import type { RowEdits } from '@/admin/list/row-edits/row-edits';
import { useLanguageNames } from '@/admin/shared/language-names';
import { LanguageTags } from '@/admin/shared/language-tags';
import type { ListedLawyer } from '@/admin/people/lawyer';
import type { JobsValue } from '@/admin/people/changes/jobs-editor';
import {
  LawyerContact,
  LawyerProfessionalFields,
  LawyerName,
  LawyerJobsAndOffice,
} from './lawyer-cells';

interface LawyerColumnsOptions {
  isPinned: (lawyer: ListedLawyer) => boolean;
  isReadOnly: (lawyer: ListedLawyer) => boolean;
  nameEdits: RowEdits;
  jobEdits: RowEdits<JobsValue>;
}

/** Returns the columns of the list of lawyers. */
export function useLawyerColumns({
  isPinned,
  isReadOnly,
  nameEdits,
  jobEdits,
}: LawyerColumnsOptions): ListColumn<ListedLawyer>[] {
  const { t } = useLingui();
  const languages = useLanguageNames();
  return [
    {
      key: 'lawyer',
      title: t`Lawyer`,
      sorter: true,
      render: (_, lawyer) => (
        <LawyerName
          {...{ lawyer, edits: nameEdits }}
          isPinned={isPinned(lawyer)}
          isReadOnly={isReadOnly(lawyer)}
        />
      ),
    },
    {
      key: 'languages',
      title: t`Languages`,
      width: 96,
      responsive: ['md'],
      render: (_, { versions }) => (
        <LanguageTags languages={languages} presentCodes={Object.keys(versions)} />
      ),
    },
    {
      key: 'position',
      title: t`Jobs and office`,
      sorter: true,
      width: '16%',
      responsive: ['xl'],
      render: (_, lawyer) => (
        <LawyerJobsAndOffice lawyer={lawyer} edits={jobEdits} isReadOnly={isReadOnly(lawyer)} />
      ),
    },
    {
      key: 'fields',
      title: t`Professional fields`,
      width: '18%',
      responsive: ['xl'],
      render: (_, lawyer) => <LawyerProfessionalFields lawyer={lawyer} />,
    },
    {
      key: 'contact',
      title: t`Contact details`,
      width: 176,
      responsive: ['md'],
      render: (_, lawyer) => <LawyerContact lawyer={lawyer} />,
    },
  ];
}
