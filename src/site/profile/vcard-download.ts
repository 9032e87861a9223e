import type { Lawyer } from '@/api/lawyers';
import { toArray } from '@/lib/to-array';
import { toText } from '@/lib/to-text';
import { fileName, saveFile } from '@/ui/save-file';
import { vCard } from './vcard';

/** How long the name in the other language is waited for, in milliseconds. */
const PATIENCE = 3_000;

/** What tells a lawyer's version in the other language. */
type Lookup = () => Promise<{ version: Lawyer | undefined } | undefined>;

/** The name in the other language; a card without it is better than none. */
async function otherName(lawyer: Lawyer, lookUp: Lookup): Promise<string | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE, undefined));
  const found = lookUp().catch(() => undefined);
  const name = toText((await Promise.race([found, late]))?.version?.name);
  return name === toText(lawyer.name) ? undefined : name;
}

/** Makes a lawyer's vCard and hands it to the browser as a file (issue 3). */
export async function downloadVCard(
  lawyer: Lawyer,
  lookUp: Lookup,
  { firm, address, url }: { firm: string; address: string; url: string },
): Promise<void> {
  const name = toText(lawyer.name);
  const text = vCard({
    name,
    otherName: await otherName(lawyer, lookUp),
    firm,
    jobs: toArray(lawyer.jobs).map((job) => toText(job.name)),
    phoneNumber: toText(lawyer.phoneNumber),
    email: toText(lawyer.email),
    address,
    url,
  });
  const file = new Blob([text], { type: 'text/vcard;charset=utf-8' });
  saveFile(file, `${fileName(name) || 'contact'}.vcf`);
}
