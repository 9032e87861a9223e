import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { App } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { ApiError } from '../../../api/errors';
import { useContentLanguages, type ContentLanguage } from '../../../api/staff/languages';
import { useLocale } from '../../../i18n/use-locale';
import { Failed, NotThere, Published, Stale, Waiting } from '../../kit/edit/edit-states';
import { LinkButton } from '../../kit/frame/link-button';
import { PageFrame } from '../../kit/frame/page-frame';
import type { Choices } from './choices';
import { LawyerForm } from './lawyer-form';
import { lawyerDraft, loadLawyerGroup, useLawyerGroup, type LawyerGroup } from './lawyer-group';
import { useChoices } from './use-choices';
import { versionToOpen } from './use-lawyer-publishing';
import { useLawyerWords } from './use-lawyer-words';

/** `/admin/people/add`, and `/admin/people/edit/{id}` with all languages of the lawyer of that id (D28). */
export function LawyerEditPage({ id }: { id?: string }) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const languages = useContentLanguages();
  const codes = languages?.map(({ code }) => code);
  const choices = useChoices(codes);
  const { data: group, error, mutate } = useLawyerGroup(id, codes);
  const [published, setPublished] = useState(false);
  // Published, but not known how it stands now: typing on could do harm.
  const [stale, setStale] = useState(false);
  const [reads, setReads] = useState(0);

  const created = async (stored: LawyerGroup | undefined) => {
    void message.success(t`The lawyer is on the site.`);
    const version = stored && versionToOpen(stored, locale);
    if (!version) {
      await navigate({ to: '/admin/people/list', ignoreBlocker: true });
      return;
    }
    await navigate({
      to: '/admin/people/edit/$id',
      params: { id: String(version.id) },
      replace: true,
      ignoreBlocker: true,
    });
  };
  const updated = async (): Promise<LawyerGroup | undefined> => {
    if (id === undefined || !codes) return undefined;
    // Not through SWR, which hides a failure behind what it knows already.
    const fresh = await loadLawyerGroup(id, codes).catch(() => undefined);
    setPublished(true);
    setStale(!fresh);
    if (fresh) await mutate(fresh, { revalidate: false });
    return fresh;
  };
  const readAgain = async () => {
    if (id === undefined || !codes) return;
    const fresh = await loadLawyerGroup(id, codes).catch(() => undefined);
    if (!fresh) return;
    await mutate(fresh, { revalidate: false });
    setStale(false);
    // The form begins anew with what has been read.
    setReads((count) => count + 1);
  };
  const reload = async () => {
    setPublished(false);
    await readAgain();
  };

  const title = id === undefined ? t`New lawyer` : t`Edit lawyer`;
  const opened = group && versionToOpen(group, locale);
  const actions = (
    <>
      {opened && (
        <LinkButton to="/people/detail/$id" params={{ id: String(opened.id) }} target="_blank">
          <Trans>Open on the site</Trans>
        </LinkButton>
      )}
      <LinkButton to="/admin/people/list">
        <Trans>Back to the list</Trans>
      </LinkButton>
    </>
  );
  const missing = error instanceof ApiError && error.status === 404;
  if (id !== undefined && !group && missing) {
    return (
      <NoLawyer {...{ title, actions, id }} languages={languages ?? []} choices={choices.data} />
    );
  }
  const failure = (group ? undefined : error) ?? choices.error;
  if (failure) {
    const retry = () => {
      choices.retry();
      if (id !== undefined && !group) void mutate();
    };
    return <Failed {...{ title, actions }} error={failure} onRetry={retry} />;
  }
  if (!languages || !choices.data || (id !== undefined && !group)) {
    return <Waiting {...{ title, actions }} />;
  }
  return (
    <PageFrame
      title={title}
      help={t`Publishing puts all languages on the site at once. A language without any content is left out.`}
      actions={actions}
    >
      {stale && (
        <Stale
          words={t`The lawyer was published, but could not be read again.`}
          onRetry={readAgain}
        />
      )}
      <div inert={stale}>
        <LawyerForm
          key={`${id ?? 'new'} ${reads}`}
          id={id}
          group={group ?? null}
          languages={languages}
          choices={choices.data}
          outcome={published && !stale && opened ? <SeenOnSite id={opened.id} /> : undefined}
          onCreated={created}
          onUpdated={updated}
          onReload={reload}
        />
      </div>
    </PageFrame>
  );
}

interface NoLawyerProps {
  title: string;
  actions: ReactNode;
  id: string;
  languages: readonly ContentLanguage[];
  choices: Choices | undefined;
}

const NO_CHOICES: Choices = { jobs: {}, fields: {}, offices: {} };

/** There is no such lawyer; what one had written is still to be read. */
function NoLawyer({ title, actions, id, languages, choices = NO_CHOICES }: NoLawyerProps) {
  const form = useMemo(() => ({ group: null, languages, choices }), [languages, choices]);
  const words = useLawyerWords(form);
  return (
    <NotThere {...{ title, actions, words }} item={lawyerDraft(id)}>
      <Trans>There is no lawyer with the number {id}. The entry may have been deleted.</Trans>
    </NotThere>
  );
}

/** Says that the lawyer is on the site, with the way there. */
function SeenOnSite({ id }: { id: string | number }) {
  return (
    <Published>
      <Link to="/people/detail/$id" params={{ id: String(id) }} target="_blank">
        <Trans>Read it on the site</Trans>
      </Link>
    </Published>
  );
}
