import type { Lawyer } from '@/api/lawyers';
import { toArray } from '@/lib/to-array';
import { toText } from '@/lib/to-text';
import { toFileName, saveFile } from '@/ui/save-file';
import { toVCard } from './vcard';

/** Timeout for the name in the other language. */
const TIMEOUT_MS = 3_000;

type Lookup = () => Promise<{ version: Lawyer | null } | undefined>;

/**
 * Returns the name in the other language; empty if it is the same or unknown, also after an error or a timeout, as the
 * vCard does not depend on it.
 */
async function lookUpOtherName(lawyer: Lawyer, lookUp: Lookup): Promise<string> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS, undefined));
  const lookupResult = lookUp().catch(() => undefined);
  const name = toText((await Promise.race([lookupResult, timeout]))?.version?.name);
  return name === toText(lawyer.name) ? '' : name;
}

/** Creates the vCard of a lawyer and downloads it as a file. */
export async function downloadVCard(
  lawyer: Lawyer,
  lookUp: Lookup,
  { firmName, address, url }: { firmName: string; address: string; url: string },
): Promise<void> {
  const name = toText(lawyer.name);
  const text = toVCard({
    name,
    otherName: await lookUpOtherName(lawyer, lookUp),
    firmName,
    jobs: toArray(lawyer.jobs).map((job) => toText(job.name)),
    phoneNumber: toText(lawyer.phoneNumber),
    email: toText(lawyer.email),
    address,
    url,
  });
  const file = new Blob([text], { type: 'text/vcard;charset=utf-8' });
  saveFile(file, `${toFileName(name) || 'contact'}.vcf`);
}
