import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Typography } from 'antd';
import { LanguagePublication } from '@/admin/language-changes/language-publication';
import { copyVersion } from '@/admin/people/edit/copy-version';
import { EMPTY_VERSION } from '@/admin/people/edit/lawyer-values';
import { keyOf, nameOf } from '@/admin/people/list/use-lawyer-mutations';
import { MessageError } from '@/admin/requests/error-message';
import { useLanguageNames } from '@/admin/shared/language-names';
import type { LawyerChangeProps } from './office-change';
import { useBulkLawyers } from './use-bulk-lawyers';

/** Renders the dialog that publishes a language of several lawyers as a copy of another language (D28). */
export function LawyerPublication({ rows, onChange, onClose }: LawyerChangeProps) {
  const { t } = useLingui();
  const { nameOf: languageOf } = useLanguageNames();
  const { choices, failure, mutationOf } = useBulkLawyers();
  return (
    <LanguagePublication
      {...{ rows, keyOf, nameOf, failure, onClose }}
      isReady={choices !== undefined}
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
      onPublish={(lawyers, { source, target }) =>
        onChange(
          lawyers,
          mutationOf('language', (values, group, loaded) => {
            if (group.versions[target]) return values;
            const language = languageOf(target);
            if (group.unsure?.includes(target))
              throw new MessageError(t`Couldn’t check whether a version exists in ${language}.`);
            const copied = languageOf(source);
            if (!group.versions[source])
              throw new MessageError(t`The version in ${copied} was deleted by someone else.`);
            const version = values.versions[source] ?? EMPTY_VERSION;
            const copy = copyVersion(version, loaded, source, target);
            return { ...values, versions: { ...values.versions, [target]: copy } };
          }),
        )
      }
    />
  );
}
