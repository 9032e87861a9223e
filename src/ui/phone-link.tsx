/** Renders a phone number as a link, or as text if it has no digits, left to right in every language. */
export function PhoneLink({ number }: { number: string }) {
  const digits = number.replace(/[^\d+]/g, '');
  if (!digits) return <span dir="ltr">{number}</span>;
  return (
    <a href={`tel:${digits}`} dir="ltr">
      {number}
    </a>
  );
}
