import { Trans } from '@lingui/react/macro';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { ContentLanguage } from '../../../api/staff/languages';
import { EditFrame } from '../../kit/edit/edit-frame';
import { focusField } from '../../kit/edit/field-errors';
import { readAgainAfter422 } from '../../kit/edit/read-again';
import { useEdit } from '../../kit/edit/use-edit';
import { LanguageWorkbench } from '../../kit/languages/language-workbench';
import type { Choices } from './choices';
import { LawyerContext, type LawyerForm as Form } from './lawyer-context';
import { lawyerDraft, versionsIn, type LawyerGroup } from './lawyer-group';
import { lawyerInputs } from './lawyer-inputs';
import { useLawyerSchema } from './lawyer-schema';
import {
  completeness,
  editedLanguages,
  lawyerValues,
  withKeysOf,
  type LawyerValues,
} from './lawyer-values';
import { SharedFields } from './shared-fields';
import { findStored, useLawyerPublishing } from './use-lawyer-publishing';
import { useLawyerWords } from './use-lawyer-words';
import { refreshChoices } from './use-choices';
import { VersionFields } from './version-fields';

interface LawyerFormProps {
  /** The id that the lawyer was opened by; undefined for a new one. */
  id: string | undefined;
  /** The lawyer as published, or null for a new one. */
  group: LawyerGroup | null;
  /** The languages of content. */
  languages: readonly ContentLanguage[];
  choices: Choices;
  /** What the last publishing led to. */
  outcome: ReactNode;
  /** Goes on after creating; undefined where the lawyer was stored, but could not be found again. */
  onCreated: (stored: LawyerGroup | undefined) => Promise<void>;
  /** Reads the lawyer again after an update. */
  onUpdated: () => Promise<LawyerGroup | undefined>;
  /** Begins the screen anew with what is published now. */
  onReload: () => Promise<void>;
}

/** The lawyer that the form is about; stays the same while nothing of it changes. */
function useForm({ group, languages: known, choices }: LawyerFormProps): Form {
  return useMemo(() => {
    const codes = known.map(({ code }) => code);
    const languages = editedLanguages(codes, group).map(
      (code) => known.find((one) => one.code === code) ?? { code, name: code },
    );
    return { group, languages, choices };
  }, [group, known, choices]);
}

/** The form of a lawyer: what all languages share, then the languages beside each other (D28). */
export function LawyerForm(props: LawyerFormProps) {
  const { id, group, choices, outcome, onCreated, onUpdated, onReload } = props;
  const form = useForm(props);
  const { languages } = form;
  const codes = useMemo(() => languages.map(({ code }) => code), [languages]);
  const [active, setActive] = useState(codes[0] ?? '');
  const { send, findNewer, settle } = useLawyerPublishing(form);
  const created = async (found: LawyerGroup | undefined, values: LawyerValues) => {
    const inputs = lawyerInputs(values, null, null, choices);
    // Stored it is: where it cannot be found, the list shows it.
    await onCreated(found ?? (await findStored(inputs, codes).catch(() => undefined)));
    return undefined;
  };
  const edit = useEdit<LawyerValues>({
    item: lawyerDraft(id),
    alsoNamed: versionsIn(group)
      .map((one) => String(one.id))
      .filter((one) => one !== id)
      .map(lawyerDraft),
    initial: useMemo(() => lawyerValues(group, codes, choices), [group, codes, choices]),
    schema: useLawyerSchema(form),
    findNewer,
    reload: onReload,
    publish: async (values) => {
      const found = await send(values).catch(readAgainAfter422(refreshChoices));
      if (group) {
        return async () => {
          const fresh = await onUpdated();
          if (!fresh) return undefined;
          settle(fresh);
          return withKeysOf(lawyerValues(fresh, codes, choices), values);
        };
      }
      return () => created(found, values);
    },
    publishAnew:
      group === null
        ? undefined
        : async (values) => {
            const found = await send(values, true);
            return () => created(found, values);
          },
  });
  const { values, extend } = edit;
  // A draft may be older than a language.
  const lacks = codes.some((code) => !values.versions[code]);
  useEffect(() => {
    if (lacks)
      extend((typed) => ({
        ...typed,
        versions: { ...lawyerValues(group, codes, choices).versions, ...typed.versions },
      }));
  }, [lacks, extend, group, codes, choices]);

  const languageOf = (name: string) => codes.find((code) => name.startsWith(`versions.${code}.`));
  const jump = (name: string) => {
    const code = languageOf(name);
    if (code) flushSync(() => setActive(code));
    focusField(name);
  };
  return (
    <LawyerContext value={form}>
      <EditFrame
        edit={edit}
        published={<PublishedState group={group} />}
        outcome={outcome}
        where={(name) => languages.find(({ code }) => code === languageOf(name))?.name}
        onJump={jump}
        words={useLawyerWords(form)}
      >
        <SharedFields />
        <LanguageWorkbench
          languages={languages}
          active={active}
          onActivate={setActive}
          completeness={(code) => completeness(values.versions[code])}
        >
          {() => <VersionFields />}
        </LanguageWorkbench>
      </EditFrame>
    </LawyerContext>
  );
}

/** Whether the lawyer is on the site, in words: lawyers carry no date. */
function PublishedState({ group }: { group: LawyerGroup | null }) {
  const versions = versionsIn(group);
  if (versions.length === 0) return <Trans>Not published yet</Trans>;
  return versions.some(({ top }) => top === 1) ? (
    <Trans>Published, pinned</Trans>
  ) : (
    <Trans>Published</Trans>
  );
}
