import { ContactLinks } from '@/ui/contact-links';
import { useFirm } from './use-firm';

/** Renders phone number and email address of the firm as links; nothing if both are unknown. */
export function FirmContactLinks() {
  return <ContactLinks {...useFirm()} />;
}
