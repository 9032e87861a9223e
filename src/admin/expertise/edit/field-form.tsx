import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { App } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ContentLanguage } from '../../../api/staff/languages';
import { useLocale } from '../../../i18n/use-locale';
import { formatMoment } from '../../../lib/dates';
import { IconField } from '../../icons/icon-field';
import { EditFrame } from '../../kit/edit/edit-frame';
import { focusField } from '../../kit/edit/field-errors';
import { useEdit } from '../../kit/edit/use-edit';
import { SharedSheet } from '../../kit/edit/shared-sheet';
import { LanguageWorkbench } from '../../kit/languages/language-workbench';
import { PageFrame } from '../../kit/frame/page-frame';
import { BackToList, SeeOnSite } from './field-states';
import type { Pairs } from './field-edit-search';
import { fieldDraft, type FieldGroup } from './field-group';
import { FieldPairing } from './field-pairing';
import { useFieldSchema } from './field-schema';
import { completed, completeness, fieldValues, type FieldValues } from './field-values';
import { FieldWordsFields } from './field-words-fields';
import { useFieldPublishing } from './use-field-publishing';
import { useFieldWords } from './use-field-words';

interface FieldFormProps {
  title: string;
  /** The field as it is published, or null for a new one. */
  group: FieldGroup | null;
  /** The languages of content. */
  known: readonly ContentLanguage[];
  /** Whether it has been published here. */
  published: boolean;
  onPublished: () => void;
  /** Takes another record, or none, for the same field in a language. */
  onPair: (lang: string, id: string | null) => void;
  /** Goes on with records that were added. */
  onAdded: (added: Pairs) => Promise<void>;
  /** Begins the form anew with what is published now. */
  onReload: () => Promise<void>;
}

/** The languages of content, and any other that the field has a record in. */
function useLanguages(known: readonly ContentLanguage[], group: FieldGroup | null) {
  return useMemo(() => {
    const others = Object.keys(group?.versions ?? {}).filter(
      (code) => !known.some((one) => one.code === code),
    );
    return [...known, ...others.map((code) => ({ code, name: code }))];
  }, [known, group]);
}

/** The names of the draft by the records that the form is about, the edited one first. */
function draftNames(group: FieldGroup | null): [string, ...string[]] {
  if (!group) return [fieldDraft(undefined)];
  const { own, versions } = group;
  const others = Object.values(versions).flatMap((one) =>
    one && String(one.id) !== String(own.id) ? one : [],
  );
  return [fieldDraft(String(own.id)), ...others.map(({ id }) => fieldDraft(String(id)))];
}

/** The form of a field: its icon, then the languages beside each other. */
export function FieldForm(props: FieldFormProps) {
  const { title, group, known, published, onPublished, onPair, onAdded, onReload } = props;
  const { t } = useLingui();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const languages = useLanguages(known, group);
  const codes = useMemo(() => languages.map(({ code }) => code), [languages]);
  const [chosen, setActive] = useState(group?.own.lang);
  const active = codes.find((code) => code === chosen) ?? codes[0] ?? '';
  const { send, read, findNewer } = useFieldPublishing(group, codes);
  const [item, ...alsoNamed] = draftNames(group);
  const toList = async () => {
    void message.success(t`The field is on the site.`);
    await navigate({ to: '/admin/expertise/list', replace: true, ignoreBlocker: true });
    return undefined;
  };
  const edit = useEdit<FieldValues>({
    item,
    alsoNamed,
    initial: useMemo(() => fieldValues(group, codes), [group, codes]),
    schema: useFieldSchema(group, languages),
    findNewer,
    reload: onReload,
    publish: async (values) => {
      const added = await send(values);
      return async () => {
        if (!group) return toList();
        onPublished();
        if (added.size === 0) return read(values);
        await onAdded(
          Object.fromEntries([...added].map(([lang, field]) => [lang, String(field.id)])),
        );
        return undefined;
      };
    },
    publishAnew:
      group === null
        ? undefined
        : async (values) => {
            await send(values, true);
            return toList;
          },
  });
  const { values, extend } = edit;
  // The languages may become known late, and a draft may be older than one of them.
  const lacks = codes.some((code) => !values.versions[code]);
  useEffect(() => {
    if (lacks) extend((typed) => completed(typed, group, codes));
  }, [lacks, extend, group, codes]);

  const languageOf = (name: string) => codes.find((code) => name.startsWith(`versions.${code}.`));
  const jump = (name: string) => {
    const code = languageOf(name);
    if (code) flushSync(() => setActive(code));
    focusField(name);
  };
  const words = useFieldWords(languages);
  return (
    <PageFrame
      title={title}
      help={t`Publishing puts all languages on the site at once. A language without any content is left out.`}
      actions={<BackToList />}
    >
      <EditFrame
        edit={edit}
        published={<PublishedState group={group} />}
        outcome={published && group ? <SeeOnSite field={group.own} /> : undefined}
        where={(name) => languages.find(({ code }) => code === languageOf(name))?.name}
        words={words}
        onJump={jump}
      >
        <SharedSheet title={<Trans>For all languages</Trans>}>
          <IconField
            name="icon"
            label={t`Icon`}
            help={t`Stands beside the field’s name on the site. The icon library opens from here.`}
          />
        </SharedSheet>
        <LanguageWorkbench
          languages={languages}
          active={active}
          onActivate={setActive}
          completeness={(code) => completeness(values.versions[code])}
        >
          {({ code }) => (
            <>
              {group && <FieldPairing group={group} code={code} onPair={onPair} />}
              <FieldWordsFields code={code} languages={languages} />
            </>
          )}
        </LanguageWorkbench>
      </EditFrame>
    </PageFrame>
  );
}

/** When the field was published last, in words. */
function PublishedState({ group }: { group: FieldGroup | null }) {
  const { tag } = useLocale();
  if (!group) return <Trans>Not published yet</Trans>;
  const date = formatMoment(group.own.updateTime, tag, { dateStyle: 'medium' });
  return date ? <Trans>Published {date}</Trans> : <Trans>Published</Trans>;
}
