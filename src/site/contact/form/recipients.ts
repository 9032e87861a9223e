import type { Portal } from '@/api/portal';
import { isEmailAddress } from '@/lib/email-address';
import { toArray } from '@/lib/to-array';
import { toText } from '@/lib/to-text';

/** An email address, and the ids and names of the offices that have it. */
interface Recipient {
  ids: string[];
  name: string;
  email: string;
}

/** Returns a plain email address, or an empty string for any other value. */
export function plainEmail(value: unknown): string {
  const address = toText(value).trim();
  return isEmailAddress(address) ? address : '';
}

/**
 * Returns the offices with a name and an email address of their own (D43). Merges offices with the same address
 * and omits those with the address of the firm.
 */
export function recipientsOf(offices: Portal['officesList'], firmEmail: string): Recipient[] {
  const recipients: Recipient[] = [];
  for (const office of toArray(offices)) {
    const email = plainEmail(office.email);
    const name = toText(office.name).trim();
    if (!email || !name || email === firmEmail) continue;
    const id = toText(office.officeId);
    const sameRecipient = recipients.find((other) => other.email === email);
    if (sameRecipient) {
      sameRecipient.ids.push(id);
      sameRecipient.name += ` / ${name}`;
    } else {
      recipients.push({ ids: [id], name, email });
    }
  }
  return recipients;
}
