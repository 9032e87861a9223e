import { useEffect } from 'react';
import type { Portal } from '../../api/portal';
import type { AboutSearch } from './about-search';
import { AllHonors } from './all-honors';
import { focusPart } from './focus-part';
import { Offices } from './offices';
import { isPartBelow } from './parts';
import { Premises } from './premises';
import { Strengths } from './strengths';

interface PartsBelowProps {
  portal: Portal | undefined;
  search: AboutSearch;
}

/** Strengths, premises, honours and offices: those of which there is something to show. */
export function PartsBelow({ portal, search }: PartsBelowProps) {
  useEffect(() => {
    const part = location.hash.slice(1);
    // Whoever asked for one of them before it was there is brought to it now.
    if (isPartBelow(part)) {
      document.getElementById(part)?.scrollIntoView();
      focusPart(part);
    }
  }, []);
  return (
    <>
      {portal && <Strengths portal={portal} />}
      {portal && <Premises portal={portal} />}
      <AllHonors />
      {portal && <Offices portal={portal} search={search} />}
    </>
  );
}
