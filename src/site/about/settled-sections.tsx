import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { Portal } from '@/api/portal';
import { Contact } from '@/site/contact/contact';
import type { AboutSearch } from './about-search';
import { AllHonors } from './all-honors';
import { Offices } from './offices';
import { PressContacts } from './press-contacts';
import { AboutSection } from './about-section';
import { EnvironmentPictures } from './environment-pictures';
import { Strengths } from './strengths';

interface SettledSectionsProps {
  portal: Portal | undefined;
  search: AboutSearch;
}

/**
 * Renders honors and the contact form (D41), and the strengths, office pictures, offices and press contacts that have
 * content.
 */
export function SettledSections({ portal, search }: SettledSectionsProps) {
  useEffect(() => {
    // The section of the URL may not have existed when the page opened.
    const target = document.getElementById(location.hash.slice(1));
    if (!target?.matches('section')) return;
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  }, []);
  return (
    <>
      {portal && <Strengths portal={portal} />}
      {portal && <EnvironmentPictures portal={portal} />}
      <AllHonors />
      {portal && <Offices portal={portal} search={search} />}
      {portal && <PressContacts portal={portal} />}
      <AboutSection id="contact" isWide title={<Trans>Write to us</Trans>}>
        <Contact office={search.office} lawyer={search.lawyer} />
      </AboutSection>
    </>
  );
}
