import type { Portal } from '@/api/portal';
import { toArray } from '@/lib/to-array';
import { toText } from '@/lib/to-text';
import { plainText } from '@/lib/plain-text';
import { countersOf } from '@/site/layout/counters';
import { pictureUrl } from '@/lib/safe-url';

/** The parts of `/about`, by the fragment that names each in an address (D41). */
export type PartId = 'firm' | 'strengths' | 'premises' | 'honors' | 'offices' | 'contact';

const BELOW: readonly string[] = [
  'strengths',
  'premises',
  'honors',
  'offices',
  'contact',
] satisfies PartId[];

/** Whether a fragment names one of the parts that are loaded late. */
export function isPartBelow(part: string): part is PartId {
  return BELOW.includes(part);
}

/** The strengths that have a title or a text. */
export function strengthsOf(portal: Portal) {
  return toArray(portal.advantagesList).filter(
    ({ title, content }) => toText(title).trim() || plainText(content),
  );
}

/** The pictures of the premises whose address may be loaded. */
export function picturesOf(portal: Portal): { src: string; caption: string }[] {
  return toArray(portal.environmentList).flatMap(({ coverUrl, title }) => {
    const src = pictureUrl(coverUrl);
    return src ? [{ src, caption: toText(title).trim() }] : [];
  });
}

/** The offices that have a name, an address or a way to reach them. */
export function officesOf(portal: Portal) {
  return toArray(portal.officesList).filter(({ name, address, email, contactNumber }) =>
    [name, address, email, contactNumber].some((value) => toText(value).trim()),
  );
}

/** The parts that there is something to show in, in order; honours and the form always stand there. */
export function partsOf(portal: Portal | undefined): PartId[] {
  const there: Record<PartId, boolean> = {
    firm: Boolean(portal && (plainText(portal.introduce) || countersOf(portal).length > 0)),
    strengths: Boolean(portal && strengthsOf(portal).length > 0),
    premises: Boolean(portal && picturesOf(portal).length > 0),
    honors: true,
    offices: Boolean(portal && officesOf(portal).length > 0),
    contact: true,
  };
  return (Object.keys(there) as PartId[]).filter((part) => there[part]);
}
