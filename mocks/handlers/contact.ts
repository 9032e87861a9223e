import { emptyResponse, type Handlers } from '../call';
import { invalidFieldRejection } from '../rejection';
import { formatTime } from '../time';

/** Handles contact messages of visitors (§7). The mock only stores them. */
export const contactHandlers = {
  sendContactEmail({ store, body, time }) {
    const { email, name = '', phone = '', content = '', to = '' } = body;
    // Accepts only addresses of the firm: a form with any recipient would be an open relay (D43).
    const knownEmails = [...store.portal.all(), ...store.offices.all()].map(
      (recipient) => recipient.email,
    );
    if (to && !knownEmails.includes(to)) throw invalidFieldRejection('to');
    const id = store.emails.nextId();
    store.emails.put({ id, email, name, phone, content, to, sentAt: formatTime(time) });
    return emptyResponse;
  },
} satisfies Partial<Handlers>;
