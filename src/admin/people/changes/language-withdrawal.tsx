import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Form, Radio } from 'antd';
import { useState } from 'react';
import { BulkChangeDialog } from '@/admin/list/bulk-change-dialog';
import type { ListedLawyer } from '@/admin/people/lawyer';
import { useLanguageNames } from '@/admin/shared/language-names';
import { SentenceSpace } from '@/ui/sentence-space';
import { keyOf, nameOf } from '@/admin/people/list/use-lawyer-mutations';

interface LanguageWithdrawalProps {
  rows: readonly ListedLawyer[];
  /** Deletes the versions of the lawyers in a language, with time to undo. */
  onWithdraw: (rows: readonly ListedLawyer[], lang: string) => void;
  onClose: () => void;
}

/**
 * Renders the dialog that withdraws a language of several lawyers: their versions are deleted (D28). Lawyers without
 * another language stay.
 */
export function LanguageWithdrawal({ rows, onWithdraw, onClose }: LanguageWithdrawalProps) {
  const { t } = useLingui();
  const { codes, nameOf: languageOf } = useLanguageNames();
  const [lang, setLang] = useState<string>();
  const has = ({ versions }: ListedLawyer, code: string) => versions[code] !== undefined;
  const present = lang === undefined ? [] : rows.filter((row) => has(row, lang));
  const isOnly = ({ versions }: ListedLawyer) => Object.keys(versions).length === 1;
  const changed = present.filter((row) => !isOnly(row));
  const count = changed.length;
  const language = lang === undefined ? '' : languageOf(lang);
  return (
    <BulkChangeDialog
      danger
      title={t`Withdraw a language`}
      okText={t`Withdraw`}
      {...{ changed, keyOf, nameOf, onClose }}
      unchanged={[
        {
          reason: <Trans>Without a version in {language}:</Trans>,
          rows: rows.filter((row) => !present.includes(row)),
        },
        {
          reason: <Trans>Kept, because {language} is their only language:</Trans>,
          rows: present.filter(isOnly),
        },
      ]}
      fields={
        <Form.Item label={t`Language`}>
          <Radio.Group
            aria-label={t`Language`}
            value={lang}
            options={codes
              .filter((code) => rows.some((row) => has(row, code)))
              .map((code) => ({ value: code, label: languageOf(code) }))}
            onChange={({ target }) => setLang(String(target.value))}
          />
        </Form.Item>
      }
      summary={
        lang !== undefined && (
          <>
            <Plural
              value={count}
              one={`# lawyer will be deleted in ${language} only, here and on the site. The other languages are kept.`}
              other={`# lawyers will be deleted in ${language} only, here and on the site. The other languages are kept.`}
            />
            <SentenceSpace />
            <Trans>You can undo this for a few seconds.</Trans>
          </>
        )
      }
      onChange={(lawyers) => {
        if (lang !== undefined) onWithdraw(lawyers, lang);
      }}
    />
  );
}
