import { findLawyerVersion } from '../../api/lawyer-version';
import type { Lawyer } from '../../api/lawyers';
import { LOCALES } from '../../i18n/locales';
import { asList } from '../../lib/lists';
import { asText } from '../../lib/texts';
import { fileName, saveFile } from '../../ui/save-file';
import { vCard } from './vcard';

/** How long the name in the other language is waited for, in milliseconds. */
const PATIENCE = 3_000;

/** The name in the other language; a card without it is better than none. */
async function otherName(lawyer: Lawyer): Promise<string | undefined> {
  const other = LOCALES.find((locale) => locale !== lawyer.lang);
  if (!other) return undefined;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE, undefined));
  const found = findLawyerVersion(lawyer, other).catch(() => undefined);
  const name = asText((await Promise.race([found, late]))?.name);
  return name === asText(lawyer.name) ? undefined : name;
}

/** Makes a lawyer's vCard and hands it to the browser as a file (issue 3). */
export async function downloadVCard(
  lawyer: Lawyer,
  { firm, address, url }: { firm: string; address: string; url: string },
): Promise<void> {
  const name = asText(lawyer.name);
  const text = vCard({
    name,
    otherName: await otherName(lawyer),
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
