import type { Lawyer } from '../../api/lawyers';
import { asList } from '../../lib/lists';
import { asText } from '../../lib/texts';
import { fileName, saveFile } from '../../ui/save-file';
import { vCard } from './vcard';

/** How long the name in the other language is waited for, in milliseconds. */
const PATIENCE = 3_000;

/** What tells a lawyer's version in the other language. */
type Lookup = () => Promise<{ version: Lawyer | undefined } | undefined>;

/** The name in the other language; a card without it is better than none. */
async function otherName(lawyer: Lawyer, lookUp: Lookup): Promise<string | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE, undefined));
  const found = lookUp().catch(() => undefined);
  const name = asText((await Promise.race([found, late]))?.version?.name);
  return name === asText(lawyer.name) ? undefined : name;
}

/** Makes a lawyer's vCard and hands it to the browser as a file (issue 3). */
export async function downloadVCard(
  lawyer: Lawyer,
  lookUp: Lookup,
  { firm, address, url }: { firm: string; address: string; url: string },
): Promise<void> {
  const name = asText(lawyer.name);
  const text = vCard({
    name,
    otherName: await otherName(lawyer, lookUp),
    firm,
    jobs: asList(lawyer.jobs).map((job) => asText(job.name)),
    phoneNumber: asText(lawyer.phoneNumber),
    email: asText(lawyer.email),
    address,
    url,
  });
  const file = new Blob([text], { type: 'text/vcard;charset=utf-8' });
  saveFile(file, `${fileName(name) || 'contact'}.vcf`);
}
