import { Plural, Trans } from '@lingui/react/macro';
import { Typography } from 'antd';
import { LanguagePublicationDialog } from '@/admin/language-changes/language-publication-dialog';
import type { BulkDialogProps } from '@/admin/list/bulk-actions';
import { copyVersion, NO_CHOICES } from '@/admin/people/edit/choices';
import type { LawyerVersionValues } from '@/admin/people/edit/lawyer-values';
import { useChangeableLawyer } from '@/admin/people/edit/use-changeable-lawyer';
import type { ListedLawyer } from '@/admin/people/lawyer';
import { keyOf } from '@/admin/people/list/use-lawyer-mutations';
import { useLawyerName } from '@/admin/people/use-lawyer-name';
import { useLawyerChoices } from './use-lawyer-bulk-change';

/** Renders the dialog that publishes a language of several lawyers as a copy of another language (D28). */
export function LawyerPublicationDialog(props: BulkDialogProps<ListedLawyer>) {
  const { choices = NO_CHOICES, failureNotice } = useLawyerChoices();
  const changeableLawyerOf = useChangeableLawyer();
  const nameOf = useLawyerName();
  return (
    <LanguagePublicationDialog
      {...{ ...props, keyOf, nameOf, failureNotice }}
      isReady={choices !== NO_CHOICES}
      itemOf={(_, id) => changeableLawyerOf(id, choices)}
      copyOf={(version: LawyerVersionValues, { source, target }) =>
        copyVersion(version, choices, source, target)
      }
      summary={(count, language) => (
        <Plural
          value={count}
          one={`# lawyer will be published in ${language}, here and on the site.`}
          other={`# lawyers will be published in ${language}, here and on the site.`}
        />
      )}
      note={
        <Typography.Paragraph>
          <Trans>
            Jobs, office and professional fields are set to their counterparts in that language.
            Check them afterwards.
          </Trans>
        </Typography.Paragraph>
      }
    />
  );
}
