import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useContentLanguages, type ContentLanguage } from '../../../api/staff/languages';
import { Failed, NotThere, Waiting } from '../../kit/edit/edit-states';
import { readPairs, writePairs, type FieldEditSearch, type Pairs } from './field-edit-search';
import { FieldForm } from './field-form';
import { fieldDraft, loadFieldGroup, useFieldGroup } from './field-group';
import { BackToList } from './field-states';
import { useFieldWords } from './use-field-words';

interface FieldEditPageProps {
  /** The id of one record of the field; undefined for a new field. */
  id?: string;
  search?: FieldEditSearch;
}

const NONE: FieldEditSearch = {};
const NO_LANGUAGES: readonly ContentLanguage[] = [];

/** Edits a field from the record of an id, with its counterparts in other languages, or makes a new one (D26). */
export function FieldEditPage({ id, search = NONE }: FieldEditPageProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const known = useContentLanguages();
  const codes = known?.map(({ code }) => code);
  const pairs = useMemo(() => readPairs(search.pairs), [search.pairs]);
  const { data, error, mutate } = useFieldGroup(id, codes, pairs);
  const [reads, setReads] = useState(0);
  const [published, setPublished] = useState(false);
  const readAgain = async () => {
    if (id === undefined || !codes) return;
    await mutate(await loadFieldGroup(id, codes, pairs), { revalidate: false });
    setPublished(false);
    // The form begins anew with what has been read.
    setReads((count) => count + 1);
  };
  const choose = async (changes: Pairs, ignoreBlocker: boolean) => {
    if (id === undefined) return;
    await navigate({
      to: '/admin/expertise/edit/$id',
      params: { id },
      search: { pairs: writePairs({ ...pairs, ...changes }) },
      replace: true,
      ignoreBlocker,
    });
  };
  const title = id === undefined ? t`New professional field` : t`Edit professional field`;

  const words = useFieldWords(known ?? NO_LANGUAGES);
  const head = { title, actions: <BackToList /> };

  if (id !== undefined && !data && error) {
    if (error.status === 404) {
      return (
        <NotThere {...head} item={fieldDraft(id)} words={words}>
          <Trans>
            There is no professional field with the number {id}. It may have been deleted.
          </Trans>
        </NotThere>
      );
    }
    return <Failed {...head} error={error} onRetry={() => void mutate()} />;
  }
  if (!known || (id !== undefined && !data)) return <Waiting {...head} />;
  return (
    <FieldForm
      key={`${search.pairs ?? ''} ${reads}`}
      title={title}
      group={data ?? null}
      known={known}
      published={published}
      onPublished={() => setPublished(true)}
      onPair={(lang, other) => void choose({ [lang]: other }, false)}
      onAdded={(added) => choose(added, true)}
      onReload={readAgain}
    />
  );
}
