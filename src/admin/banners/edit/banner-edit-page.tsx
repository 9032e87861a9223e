import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { readBanner } from '../../../api/staff/banners';
import { useContentLanguages, type ContentLanguage } from '../../../api/staff/languages';
import { Failed, NotThere, Waiting } from '../../kit/edit/edit-states';
import { BannerForm } from './banner-form';
import { BackToList } from './banner-states';
import { bannerDraft, useBanner } from './use-banner';
import { useBannerWords } from './use-banner-words';

interface BannerEditPageProps {
  /** The banner to edit; undefined for a new one. */
  id: string | undefined;
  /** The banner that the new one begins as a copy of. */
  from: string | undefined;
}

const NO_LANGUAGES: readonly ContentLanguage[] = [];

/** Edits the banner of an id, in its one language (D26), or makes a new one in several. */
export function BannerEditPage({ id, from }: BannerEditPageProps) {
  const { t } = useLingui();
  const known = useContentLanguages();
  const wanted = id ?? from;
  const { data, error, mutate } = useBanner(wanted);
  const [reads, setReads] = useState(0);
  const readAgain = async () => {
    if (id === undefined) return;
    await mutate(await readBanner(id), { revalidate: false });
    // The form begins anew with what has been read.
    setReads((count) => count + 1);
  };
  const title = id === undefined ? t`New banner` : t`Edit banner`;
  const words = useBannerWords(known ?? NO_LANGUAGES);
  const head = { title, actions: <BackToList /> };

  if (wanted !== undefined && !data && error) {
    if (error.status === 404) {
      return (
        <NotThere {...head} item={bannerDraft(id, from)} words={words}>
          <Trans>There is no banner with the number {wanted}. It may have been deleted.</Trans>
        </NotThere>
      );
    }
    return <Failed {...head} error={error} onRetry={() => void mutate()} />;
  }
  if (!known || (wanted !== undefined && !data)) return <Waiting {...head} />;
  return (
    <BannerForm
      key={reads}
      title={title}
      banner={id === undefined ? null : (data ?? null)}
      source={id === undefined ? data : undefined}
      known={known}
      onReload={readAgain}
    />
  );
}
