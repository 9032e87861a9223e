import type { Portal } from '@/api/portal';
import { isEmailAddress } from '@/lib/email-address';
import { toArray } from '@/lib/to-array';
import { toText } from '@/lib/to-text';

/** An office that a message can be sent to. */
interface Recipient {
  ids: string[];
  name: string;
  email: string;
}

/** An e-mail address from data; empty where it is no plain address. */
export function plainEmail(value: unknown): string {
  const address = toText(value).trim();
  return isEmailAddress(address) ? address : '';
}

/**
 * The offices that have an e-mail address of their own (D43). Those that share one are one choice,
 * and those that share the firm's are none.
 */
export function recipientsOf(offices: Portal['officesList'], firm: string): Recipient[] {
  const recipients: Recipient[] = [];
  for (const office of toArray(offices)) {
    const email = plainEmail(office.email);
    const name = toText(office.name).trim();
    if (!email || !name || email === firm) continue;
    const id = toText(office.officeId);
    const shared = recipients.find((other) => other.email === email);
    if (shared) {
      shared.ids.push(id);
      shared.name += ` / ${name}`;
    } else {
      recipients.push({ ids: [id], name, email });
    }
  }
  return recipients;
}
