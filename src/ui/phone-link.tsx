import { phoneUrl } from '@/lib/phone-number';

/** Renders a phone number as a link, or as text if it is not one number, left to right in every language. */
export function PhoneLink({ number }: { number: string }) {
  const url = phoneUrl(number);
  if (!url) return <span dir="ltr">{number}</span>;
  return (
    <a href={url} dir="ltr">
      {number}
    </a>
  );
}
