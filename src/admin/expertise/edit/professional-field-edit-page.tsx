import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { App } from 'antd';
import { useMemo } from 'react';
import type { ProfessionalField, ProfessionalFieldInput } from '@/api/admin/professional-fields';
import { useLocale } from '@/i18n/use-locale';
import { formatMoment } from '@/lib/dates';
import { versionsOf } from '@/admin/shared/group-versions';
import { SITE_PATHS } from '@/lib/site-paths';
import { IconField } from '@/admin/icons/icon-field';
import { EditedItemForm } from '@/admin/edit-form/edited-item-form';
import { EditScreen } from '@/admin/edit-form/edit-screen';
import { PublishedMessage } from '@/admin/edit-form/published-message';
import { NeighborButtons } from '@/admin/edit-form/neighbor-buttons';
import { nullIfNotFound } from '@/admin/edit-form/null-if-not-found';
import { draftNameOf, useEditedItem } from '@/admin/edit-form/edited-item';
import { useFieldLabels } from '@/admin/edit-form/differences';
import { LinkButton } from '@/admin/page/link-button';
import { PreviewButton } from '@/admin/edit-form/preview-button';
import { lastUpdateTimeOf } from '@/admin/expertise/professional-field-match';
import {
  compareProfessionalField,
  findNewProfessionalFields,
  findProfessionalFields,
  storeAsNewField,
  storeProfessionalFields,
  prepareToFindNewProfessionalFields,
} from './professional-field-calls';
import {
  parsePairs,
  serializePairs,
  type ProfessionalFieldEditSearch,
} from './professional-field-edit-search';
import {
  loadProfessionalFieldGroup,
  refetchGroup,
  type ProfessionalFieldGroup,
} from './professional-field-group';
import { ProfessionalFieldPairing } from './professional-field-pairing';
import { useProfessionalFieldSchemaFactory } from './professional-field-schema';
import {
  completenessOf,
  toPreviewedFields,
  toProfessionalFieldInputs,
  toProfessionalFieldValues,
  type ProfessionalFieldValues,
} from './professional-field-values';
import { ProfessionalFieldTextFields } from './professional-field-text-fields';

interface ProfessionalFieldEditPageProps {
  /** The id of one record of the field; undefined for a new field. */
  id?: string | undefined;
  search?: ProfessionalFieldEditSearch;
  restoredId?: string | undefined;
}

const loadPreview = async () =>
  (await import('@/admin/expertise/preview/professional-field-preview')).ProfessionalFieldPreview;
const FORM_NAMES = { names: { iconUrl: 'icon' } };

/** Manages the edited field. Returns it with its pairs, and the function that opens it with other pairs. */
function useEditedProfessionalField({
  id,
  search = {},
  restoredId,
}: ProfessionalFieldEditPageProps) {
  const { t } = useLingui();
  const { tag } = useLocale();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const pairs = parsePairs(search.pairs);
  const itemKeyWith = (text: string | undefined) => `${id ?? ''} ${text ?? ''}`;
  const keyOfAdded = (addedRecords: readonly ProfessionalField[]) => {
    if (id === undefined || addedRecords.length === 0) return undefined;
    const ids = addedRecords.map((record) => [record.lang, String(record.id)] as const);
    return itemKeyWith(serializePairs({ ...pairs, ...Object.fromEntries(ids) }));
  };
  const openWithPairs = async (text: string | undefined, ignoreBlocker: boolean) => {
    const params = { id: id ?? '' };
    const to = '/admin/expertise/edit/$id';
    await navigate({ to, params, search: { pairs: text }, replace: true, ignoreBlocker });
  };
  const editedItem = useEditedItem<
    ProfessionalFieldGroup,
    ProfessionalFieldValues,
    ProfessionalFieldInput[]
  >({
    itemKey: id === undefined ? undefined : itemKeyWith(search.pairs),
    isNew: id === undefined,
    listLink: { to: '/admin/expertise/list' },
    // Named by the opened record alone, since the matched ones may change at any time (D26).
    draftName: draftNameOf('expertise', id),
    otherDraftNames: ({ openedField, versions }) =>
      Object.values(versions).flatMap((version) =>
        version && String(version.id) !== String(openedField.id)
          ? draftNameOf('expertise', String(version.id))
          : [],
      ),
    load: (languages, knownGroup) =>
      knownGroup
        ? refetchGroup(knownGroup)
        : nullIfNotFound(loadProfessionalFieldGroup(id ?? '', languages, pairs)),
    toValues: toProfessionalFieldValues,
    restoredId,
    toRestored: toProfessionalFieldValues,
    toBody: (values, { initialItem, latestItem }) =>
      toProfessionalFieldInputs(values, latestItem ?? initialItem),
    formNamesOf: () => FORM_NAMES,
    compare: compareProfessionalField,
    create: async (body, idempotencyKeys) => {
      await storeAsNewField(body, idempotencyKeys);
      return undefined;
    },
    update: async (body, { openedField }, idempotencyKeys) =>
      keyOfAdded(await storeProfessionalFields(body, openedField, idempotencyKeys)),
    refetchSent: (_, body, knownGroup) => findProfessionalFields(body, knownGroup),
    findNew: (_, body) => findNewProfessionalFields(body),
    prepareToFindNew: (_, body) => prepareToFindNewProfessionalFields(body),
    nextKeyOf: ({ versions }, knownGroup) => {
      const records = versionsOf({ versions });
      return knownGroup
        ? keyOfAdded(records.filter(({ lang }) => !knownGroup.versions[lang]))
        : undefined;
    },
    navigateTo: async (itemKey) => {
      if (itemKey !== undefined) return openWithPairs(itemKey.split(' ')[1], true);
      void message.success(t`The professional field has been published.`);
      await navigate({ to: '/admin/expertise/list', replace: true, ignoreBlocker: true });
    },
    lastPublicationOf: (group) => ({
      editor: undefined,
      publishedAt: formatMoment(lastUpdateTimeOf(group), tag, {
        dateStyle: 'medium',
        timeStyle: 'short',
      }),
    }),
  });
  return { editedItem, pairs, openWithPairs };
}

/** Renders the form of a field by the id of a record, with its counterparts in other languages, or of a new one (D26). */
export function ProfessionalFieldEditPage(props: ProfessionalFieldEditPageProps) {
  const { id } = props;
  const { t } = useLingui();
  const { editedItem, pairs, openWithPairs } = useEditedProfessionalField(props);
  const { storedItem: group, languages } = editedItem;
  const labels = { name: t`Name`, introduce: t`Introduction`, icon: t`Icon` };
  const fieldLabels = useFieldLabels(labels, languages);
  const schemaOf = useProfessionalFieldSchemaFactory();
  const schema = useMemo(() => schemaOf(group, languages), [schemaOf, group, languages]);
  return (
    <EditScreen
      editedItem={editedItem}
      title={id === undefined ? t`New professional field` : t`Edit professional field`}
      help={t`Publishing updates all languages on the site at once. Languages without content are skipped.`}
      actions={
        <NeighborButtons
          section="professionalFields"
          itemKey={id}
          keyOf={({ mainVersion }) => String(mainVersion.id)}
        />
      }
      missingMessage={
        <Trans>Professional field {id} was not found. It may have been deleted.</Trans>
      }
      labels={fieldLabels}
    >
      <EditedItemForm
        editedItem={editedItem}
        schema={schema}
        labels={fieldLabels}
        publishedState={<PublishedState group={group} />}
        publishedMessage={
          <PublishedMessage>
            <LinkButton size="small" to="/admin/expertise/add">
              <Trans>Create another</Trans>
            </LinkButton>
          </PublishedMessage>
        }
        pages={group ? { path: SITE_PATHS.professionalField, versions: group.versions } : undefined}
        buttons={
          <PreviewButton
            load={loadPreview}
            languages={languages}
            versionsOf={(values: ProfessionalFieldValues) =>
              toPreviewedFields(values, group, languages)
            }
          />
        }
        language={group?.openedField.lang}
        completenessOf={({ versions }, code) => completenessOf(versions[code])}
        sharedFields={
          <IconField
            name="icon"
            label={t`Icon`}
            help={t`Shown next to the field’s name on the site. Choose it from the icon library.`}
          />
        }
        renderVersion={(code) => (
          <>
            <ProfessionalFieldTextFields code={code} languages={languages} />
            {group && (
              <ProfessionalFieldPairing
                group={group}
                code={code}
                isChosen={pairs[code] !== undefined}
                onPair={(lang, pairedId) =>
                  void openWithPairs(serializePairs({ ...pairs, [lang]: pairedId }), false)
                }
              />
            )}
          </>
        )}
      />
    </EditScreen>
  );
}

/** Shows when the edited record of the field was published last. */
function PublishedState({ group }: { group: ProfessionalFieldGroup | null }) {
  const { tag } = useLocale();
  if (!group) return <Trans>Not published yet</Trans>;
  const date = formatMoment(group.openedField.updateTime, tag, { dateStyle: 'medium' });
  return date ? <Trans>Published {date}</Trans> : <Trans>Published</Trans>;
}
