import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useLawyer, type Lawyer } from '@/api/lawyers';
import { useLocale } from '@/i18n/use-locale';
import { toArray } from '@/lib/to-array';
import { toText } from '@/lib/to-text';
import { DeferredMentions } from '@/site/cards/deferred-mentions';
import { MissingVersionNotice } from '@/site/cards/missing-version-notice';
import { LoadingPlaceholder } from '@/ui/loading-placeholder';
import pageStyles from '@/site/layout/page.module.css';
import { scrollToSharedElement } from '@/site/text/scroll-to-element';
import { PersonActions } from './person-actions';
import { usePersonHead } from './person-head';
import { PersonError, PersonNotFound } from './person-unavailable';
import { usePersonVersionRedirect } from './person-version';
import { PersonView } from './person-view';
import styles from './person-page.module.css';

function LoadedProfile({ lawyer }: { lawyer: Lawyer }) {
  const { locale } = useLocale();
  const versionStatus = usePersonVersionRedirect(lawyer);
  usePersonHead(lawyer);
  const name = toText(lawyer.name);
  const lang = toText(lawyer.lang) || locale;
  const fieldNames = toArray(lawyer.proFields).map((field) => toText(field.name));
  return (
    <>
      <PersonView
        lawyer={lawyer}
        lang={lang}
        notice={
          versionStatus && (
            <MissingVersionNotice lang={lang}>
              {(visitorLanguage, profileLanguage) =>
                versionStatus === 'missing' ? (
                  <Trans>
                    This profile is not available in {visitorLanguage}. You are reading it in{' '}
                    {profileLanguage}.
                  </Trans>
                ) : (
                  <Trans>
                    We couldn’t check whether this profile is available in {visitorLanguage}. You
                    are reading it in {profileLanguage}.
                  </Trans>
                )
              }
            </MissingVersionNotice>
          )
        }
        actions={<PersonActions lawyer={lawyer} />}
      />
      <DeferredMentions names={[name]} heading={<Trans>Mentioned in</Trans>} />
      <DeferredMentions
        names={fieldNames}
        matchesParts
        excludedNames={[name]}
        heading={<Trans>In this lawyer’s practice areas</Trans>}
      />
    </>
  );
}

function Loading() {
  return (
    <LoadingPlaceholder className={`${pageStyles.page} ${styles.profile}`}>
      <div className={`${pageStyles.split} ${styles.header}`}>
        <div className={styles.initials} />
        <div className={`${styles.text} ${styles.skeleton}`}>
          <div />
          <div />
          <div />
        </div>
      </div>
    </LoadingPlaceholder>
  );
}

/**
 * Scrolls to the section that a shared link names once the lawyer has loaded: the router has looked for the section
 * before.
 */
function useScrollToSharedSection(isLoaded: boolean): void {
  const router = useRouter();
  const [wasLoadedAtFirst] = useState(isLoaded);
  useEffect(() => {
    const { hash } = router.state.location;
    if (!isLoaded || wasLoadedAtFirst || !/^section-\d+$/.test(hash)) return;
    const section = document.getElementById(hash);
    if (section) scrollToSharedElement(section);
  }, [router, isLoaded, wasLoadedAtFirst]);
}

/** Renders `/people/detail/{id}` (§2): portrait and facts of a lawyer, then the texts. */
export function PersonPage({ id }: { id: string }) {
  const { data, error, mutate } = useLawyer(id);
  useScrollToSharedSection(data !== undefined);
  // The lawyer of a prerendered page may have been deleted in the meantime.
  if (error?.status === 404) return <PersonNotFound />;
  if (data) return <LoadedProfile lawyer={data} />;
  if (!error) return <Loading />;
  return <PersonError reason={error.serverMessage} onRetry={mutate} />;
}
