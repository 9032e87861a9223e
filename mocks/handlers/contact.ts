import { done, type Handlers } from '../call';
import { invalid } from '../rejection';
import { formatTime } from '../time';

/** Messages that visitors send to the firm (§7). The mock keeps them for whoever wants to look. */
export const contactHandlers = {
  sendContactEmail({ store, body, time }) {
    const { email, name = '', phone = '', content = '', to = '' } = body;
    // D43: a relay that takes any recipient would send anybody's mail.
    const known = [...store.portal.all(), ...store.offices.all()].map((one) => one.email);
    if (to && !known.includes(to)) throw invalid('to');
    const id = store.emails.nextId();
    store.emails.put({ id, email, name, phone, content, to, sentAt: formatTime(time) });
    return done;
  },
} satisfies Partial<Handlers>;
