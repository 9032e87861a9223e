import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { Portal } from '@/api/portal';
import { Contact } from '@/site/contact/contact';
import type { AboutSearch } from './about-search';
import { AllHonors } from './all-honors';
import { focusPart } from './focus-part';
import { Offices } from './offices';
import { Part } from './part';
import { isPartBelow } from './parts';
import { EnvironmentPictures } from './environment-pictures';
import { Strengths } from './strengths';

interface PartsBelowProps {
  portal: Portal | undefined;
  search: AboutSearch;
}

/** Renders strengths, premises, honors and offices, if they have content, and the contact form (D41). */
export function PartsBelow({ portal, search }: PartsBelowProps) {
  useEffect(() => {
    const part = location.hash.slice(1);
    // Scrolls to the section of the URL, which did not exist when the page opened.
    if (isPartBelow(part)) {
      document.getElementById(part)?.scrollIntoView();
      focusPart(part);
    }
  }, []);
  return (
    <>
      {portal && <Strengths portal={portal} />}
      {portal && <EnvironmentPictures portal={portal} />}
      <AllHonors />
      {portal && <Offices portal={portal} search={search} />}
      <Part id="contact" wide title={<Trans>Write to us</Trans>}>
        <Contact office={search.office} lawyer={search.lawyer} />
      </Part>
    </>
  );
}
