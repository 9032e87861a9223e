import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Alert, App } from 'antd';
import { useMemo } from 'react';
import { useContentLanguages } from '@/api/admin/languages';
import {
  createLawyer,
  fetchLawyerPage,
  updateLawyer,
  type AdminLawyerQuery,
  type LawyerInput,
} from '@/api/admin/lawyers';
import { useLocale } from '@/i18n/use-locale';
import { SITE_PATHS } from '@/lib/site-paths';
import { isDeepEqual } from '@/lib/is-deep-equal';
import { versionsOf } from '@/admin/shared/group-versions';
import { EditedItemForm } from '@/admin/edit-form/edited-item-form';
import { EditScreen } from '@/admin/edit-form/edit-screen';
import { PreviewButton } from '@/admin/edit-form/preview-button';
import { PublicationState, PublishedMessage } from '@/admin/edit-form/published-message';
import { NeighborButtons } from '@/admin/edit-form/neighbor-buttons';
import { refetchAfter422 } from '@/admin/edit-form/refetch-after-422';
import { draftNameOf, useEditedItem } from '@/admin/edit-form/edited-item';
import { LinkButton } from '@/admin/page/link-button';
import { useLanguageNames } from '@/admin/shared/language-names';
import { useNameListFormatter } from '@/admin/shared/use-name-list-formatter';
import { NO_CHOICES, type Choices } from './choices';
import { findLawyerByNo, findCreatedLawyers, prepareToFindNewLawyer } from './find-lawyer';
import { LawyerContext } from './lawyer-context';
import {
  loadLawyerGroup,
  reloadLawyerGroup,
  versionToOpen,
  type LawyerGroup,
} from './lawyer-group';
import { compareLawyer, toLawyerInputs, formNamesOf, toNewLawyerInputs } from './lawyer-inputs';
import { useLawyerSchemaFactory } from './lawyer-schema';
import {
  completenessOf,
  toCopiedLawyer,
  copySectionKeys,
  toLawyerValues,
  type LawyerValues,
} from './lawyer-values';
import { toPreviewedLawyers } from './previewed-lawyers';
import { SharedFields } from './shared-fields';
import { revalidateChoices, useChoices } from './use-choices';
import { useLawyerLabels } from './use-lawyer-labels';
import { VersionFields } from './version-fields';

const loadPreview = async () =>
  (await import('@/admin/people/preview/lawyer-preview')).LawyerPreview;

interface LawyerEditPageProps {
  /** The id of a version of the lawyer; undefined for a new one. */
  id?: string | undefined;
  /** The id of a version of the lawyer that a new one copies. */
  copy?: string | undefined;
  restoredId?: string | undefined;
}

function useEditedLawyer({ id, copy, restoredId }: LawyerEditPageProps, choices: Choices) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const navigate = useNavigate();
  const { message } = App.useApp();
  return useEditedItem<LawyerGroup, LawyerValues, LawyerInput[]>({
    itemKey: id ?? copy,
    isNew: id === undefined,
    listLink: { to: '/admin/people/list' },
    draftName: draftNameOf('lawyers', id, copy),
    otherDraftNames: (group) =>
      versionsOf(group)
        .map((version) => String(version.id))
        .filter((versionId) => versionId !== id)
        .map((versionId) => draftNameOf('lawyers', versionId)),
    load: (languages, group) =>
      group ? reloadLawyerGroup(group, languages) : loadLawyerGroup(id ?? copy ?? '', languages),
    toValues: (group, languages, typedValues) => {
      const values = toLawyerValues(group, languages, choices);
      return typedValues ? copySectionKeys(values, typedValues) : values;
    },
    toCopy: (source, languages) => toCopiedLawyer(toLawyerValues(source, languages, choices)),
    restoredId,
    toRestored: (deletedLawyer, languages) => toLawyerValues(deletedLawyer, languages, choices),
    toBody: (values, { initialItem, latestItem: latestGroup }) =>
      latestGroup
        ? toLawyerInputs(values, latestGroup, initialItem, choices)
        : toNewLawyerInputs(values, initialItem, choices),
    formNamesOf,
    compare: compareLawyer,
    hasSameValues: (left, right) => isDeepEqual(withSortedJobs(left), withSortedJobs(right)),
    create: async (body, idempotencyKeys) => {
      const createdNo = await createLawyer(body, idempotencyKeys).catch(
        refetchAfter422(revalidateChoices),
      );
      return createdNo === undefined ? undefined : String(createdNo);
    },
    update: async (body, _, idempotencyKeys) => {
      await updateLawyer(body, idempotencyKeys).catch(refetchAfter422(revalidateChoices));
      return undefined;
    },
    findNew: (languages, body) => findCreatedLawyers(body, languages),
    prepareToFindNew: prepareToFindNewLawyer,
    fetchNew: findLawyerByNo,
    nextKeyOf: (storedLawyer, replacedLawyer) => {
      const version = versionToOpen(storedLawyer, locale);
      return replacedLawyer || !version ? undefined : String(version.id);
    },
    navigateTo: async (itemKey) => {
      void message.success(t`The lawyer’s profile has been published.`);
      await navigate({
        ...(itemKey === undefined
          ? { to: '/admin/people/list' }
          : { to: '/admin/people/edit/$id', params: { id: itemKey }, replace: true }),
        ignoreBlocker: true,
      });
    },
  });
}

/** Renders `/admin/people/add`, and `/admin/people/edit/{id}` with all languages of that lawyer (D28). */
export function LawyerEditPage({ id, copy, restoredId }: LawyerEditPageProps) {
  const { t } = useLingui();
  const { nameOf } = useLanguageNames();
  const contentLanguages = useContentLanguages();
  const choicesQuery = useChoices(contentLanguages?.map(({ code }) => code));
  const choices = choicesQuery.data ?? NO_CHOICES;
  const lawyer = useEditedLawyer({ id, copy, restoredId }, choices);
  const editedItem =
    lawyer.state === 'open' && !choicesQuery.data
      ? { ...lawyer, ...loadStateOf(choicesQuery) }
      : lawyer;
  const { storedItem: publishedLawyer, languages } = editedItem;
  const form = useMemo(
    () => ({ publishedLawyer, languages, choices }),
    [publishedLawyer, languages, choices],
  );
  const schemaOf = useLawyerSchemaFactory();
  const schema = useMemo(() => schemaOf(form), [schemaOf, form]);
  const labels = useLawyerLabels(form);
  const lawyerId = id ?? copy;
  return (
    <LawyerContext value={form}>
      <EditScreen
        editedItem={editedItem}
        title={id === undefined ? t`New lawyer` : t`Edit lawyer`}
        actions={
          <>
            <NeighborButtons
              section="lawyers"
              itemKey={id}
              keyOf={({ mainVersion }) => String(mainVersion.id)}
              fetchPage={(query) => fetchLawyerPage(query as AdminLawyerQuery)}
            />
            {publishedLawyer && (
              <LinkButton to="/admin/people/add">
                <Trans>Create another</Trans>
              </LinkButton>
            )}
          </>
        }
        help={t`Publishing updates all languages on the site at once. Languages without content are skipped.`}
        missingMessage={
          <Trans>
            Lawyer {lawyerId} was not found. The profile or this language version may have been
            deleted. Look for other versions in the list.
          </Trans>
        }
        labels={labels}
      >
        {publishedLawyer?.uncertainLanguages && publishedLawyer.uncertainLanguages.length > 0 && (
          <UncertainLanguages
            languages={publishedLawyer.uncertainLanguages.map((code) => nameOf(code))}
          />
        )}
        <EditedItemForm
          editedItem={editedItem}
          schema={schema}
          labels={labels}
          publishedState={<PublicationState versions={versionsOf(publishedLawyer)} />}
          publishedMessage={<PublishedMessage />}
          pages={
            publishedLawyer
              ? { path: SITE_PATHS.lawyer, versions: publishedLawyer.versions }
              : undefined
          }
          buttons={
            <PreviewButton
              load={loadPreview}
              languages={languages}
              versionsOf={(values: LawyerValues) => toPreviewedLawyers(form, values)}
            />
          }
          completenessOf={({ versions }, code) => completenessOf(versions[code])}
          sharedFields={<SharedFields />}
          renderVersion={() => <VersionFields />}
        />
      </EditScreen>
    </LawyerContext>
  );
}

function loadStateOf({ error, retry }: Pick<ReturnType<typeof useChoices>, 'error' | 'retry'>) {
  return { state: error ? ('failed' as const) : ('loading' as const), error, retry };
}

function UncertainLanguages({ languages }: { languages: readonly string[] }) {
  const names = useNameListFormatter()(languages);
  return (
    <Alert
      type="warning"
      showIcon
      title={
        <Trans>
          Couldn’t check whether this lawyer has a version in {names}, because the list of lawyers
          is too long. Check the list before you add a version here.
        </Trans>
      }
    />
  );
}

/** Returns the values with sorted jobs, whose order has no meaning. */
function withSortedJobs(values: LawyerValues): LawyerValues {
  return { ...values, jobNos: values.jobNos.toSorted() };
}
