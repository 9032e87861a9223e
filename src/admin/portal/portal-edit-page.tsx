import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import useSWR from 'swr';
import type { ApiError } from '../../api/errors';
import { useContentLanguages, type ContentLanguage } from '../../api/staff/languages';
import { readStaffPortal, type Portal } from '../../api/staff/portal';
import { itemOptions } from '../../api/use-read';
import { Failed, Published, Stale, Waiting } from '../kit/edit/edit-states';
import { PageFrame } from '../kit/frame/page-frame';
import { PortalForm } from './portal-form';
import { editedLanguages } from './portal-values';

let visits = 0;

/** Reads the configuration for editing, afresh at every visit; nothing while `codes` is not known. */
function usePortalForEditing(codes: readonly string[] | undefined) {
  // A form must not begin with what an earlier visit has read.
  const [visit] = useState(() => (visits += 1));
  return useSWR<Portal[], ApiError>(
    codes ? ['*', 'portal-for-editing', visit] : null,
    () => readStaffPortal(codes),
    itemOptions,
  );
}

function useLanguages(known: readonly ContentLanguage[] | undefined, portals: readonly Portal[]) {
  return useMemo(() => {
    const codes = (known ?? []).map(({ code }) => code);
    return editedLanguages(codes, portals).map(
      (code) => known?.find((one) => one.code === code) ?? { code, name: code },
    );
  }, [known, portals]);
}

const NONE: readonly Portal[] = [];

/** `/admin/site/edit` (§2): the whole portal configuration (§3, D33), offices included (D31). */
export function PortalEditPage() {
  const { t } = useLingui();
  const known = useContentLanguages();
  const codes = known?.map(({ code }) => code);
  const { data, error, mutate } = usePortalForEditing(codes);
  const languages = useLanguages(known, data ?? NONE);
  const [published, setPublished] = useState(false);
  // Published, but not known how it stands now: typing on could make offices twice.
  const [stale, setStale] = useState(false);
  const [reads, setReads] = useState(0);

  const read = async (): Promise<readonly Portal[] | undefined> => {
    // Not through SWR, which hides a failure behind what it knows already.
    const fresh = await readStaffPortal(codes).catch(() => undefined);
    if (fresh) await mutate(fresh, { revalidate: false });
    return fresh;
  };
  const afterPublishing = async () => {
    const fresh = await read();
    setPublished(true);
    setStale(!fresh);
    return fresh;
  };
  const readAgain = async () => {
    if (!(await read())) return;
    setStale(false);
    // The form begins anew with what has been read.
    setReads((count) => count + 1);
  };
  const reload = async () => {
    setPublished(false);
    await readAgain();
  };

  const title = t`Portal configuration`;
  if (!data && error) return <Failed title={title} error={error} onRetry={() => void mutate()} />;
  if (!known || !data) return <Waiting title={title} />;
  return (
    <PageFrame
      title={title}
      help={t`What the site says of the firm, in all languages. Publishing changes it for visitors at once.`}
    >
      {stale && (
        <Stale
          words={t`The configuration was published, but could not be read again.`}
          onRetry={readAgain}
        />
      )}
      <div inert={stale}>
        <PortalForm
          key={reads}
          portals={data}
          languages={languages}
          outcome={published && !stale ? <SeeOnSite /> : undefined}
          onPublished={afterPublishing}
          onReload={reload}
        />
      </div>
    </PageFrame>
  );
}

/** Says that the configuration is on the site, with the way to it. */
function SeeOnSite() {
  return (
    <Published>
      <a href="/about" target="_blank" rel="noreferrer">
        <Trans>See it on the site</Trans>
      </a>
    </Published>
  );
}
