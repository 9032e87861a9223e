import type { Portal } from '@/api/portal';
import { mailtoUrl } from '@/lib/email-address';
import { toArray } from '@/lib/to-array';
import { toText } from '@/lib/to-text';
import { plainText } from '@/lib/plain-text';
import type { ViewedPicture } from '@/site/gallery/picture-viewer';
import { countersOf } from '@/site/layout/counters';
import { pictureUrl } from '@/lib/safe-url';

/** Sections of `/about` by their URL fragments (D41). */
export type SectionId =
  'firm' | 'strengths' | 'office-pictures' | 'honors' | 'offices' | 'press' | 'contact';

/** Returns the strengths that have a title or a text. */
export function strengthsOf(portal: Portal) {
  return toArray(portal.advantagesList).filter(
    ({ title, content }) => toText(title).trim() || plainText(content),
  );
}

/** Returns the pictures of the offices whose URLs are safe. */
export function picturesOf(portal: Portal): ViewedPicture[] {
  return toArray(portal.environmentList).flatMap(({ coverUrl, title }) => {
    const src = pictureUrl(coverUrl);
    return src ? [{ src, caption: toText(title).trim() }] : [];
  });
}

/** Returns the offices that have a name, an address or contact details. */
export function officesOf(portal: Portal) {
  return toArray(portal.officesList).filter(({ name, address, email, contactNumber }) =>
    [name, address, email, contactNumber].some((value) => toText(value).trim()),
  );
}

/** Name and contact details of the firm or an office, for the press; empty strings if unknown. */
interface PressContact {
  name: string;
  tel: string;
  email: string;
}

/**
 * Returns the contacts for the press: the firm, if it has contact details, and its offices with a name and an email
 * address of their own. Phone numbers and addresses of offices are in the section of the offices.
 */
export function pressContactsOf(portal: Portal): {
  firm: PressContact | undefined;
  offices: Pick<PressContact, 'name' | 'email'>[];
} {
  const toTrimmedText = (value: unknown) => toText(value).trim();
  const firm = {
    name: toTrimmedText(portal.name),
    tel: toTrimmedText(portal.tel),
    email: toTrimmedText(portal.email),
  };
  return {
    firm: firm.tel || firm.email ? firm : undefined,
    offices: toArray(portal.officesList)
      .map(({ name, email }) => ({ name: toTrimmedText(name), email: toTrimmedText(email) }))
      .filter(({ name, email }) => name && email !== firm.email && mailtoUrl(email)),
  };
}

function hasPressContacts(portal: Portal): boolean {
  const { firm, offices } = pressContactsOf(portal);
  return firm !== undefined || offices.length > 0;
}

/** Returns the sections that have content, in order; always includes honors and the contact form. */
export function sectionsOf(portal: Portal | undefined): SectionId[] {
  const hasContent: Record<SectionId, boolean> = {
    firm: Boolean(portal && (plainText(portal.introduce) || countersOf(portal).length > 0)),
    strengths: Boolean(portal && strengthsOf(portal).length > 0),
    'office-pictures': Boolean(portal && picturesOf(portal).length > 0),
    honors: true,
    offices: Boolean(portal && officesOf(portal).length > 0),
    press: Boolean(portal && hasPressContacts(portal)),
    contact: true,
  };
  return (Object.keys(hasContent) as SectionId[]).filter((section) => hasContent[section]);
}
