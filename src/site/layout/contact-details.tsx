import { ContactLinks } from '@/ui/contact-links';
import { useFirm } from './use-firm';

/** How to reach the firm: its telephone and e-mail, as links; nothing when neither is known. */
export function ContactDetails() {
  return <ContactLinks {...useFirm()} />;
}
