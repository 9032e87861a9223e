const COLUMNS = [40, 88, 136, 184, 232, 280, 328];

/** Renders a line drawing of a portico, hidden from screen readers. */
export function LoginIllustration({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 400 300" fill="none" stroke="currentColor" aria-hidden>
      <path d="M20 92 200 20 380 92ZM44 84 200 34 356 84ZM20 92h360v16H20ZM28 108h344v10H28Z" />
      {COLUMNS.map((x) => (
        <path
          key={x}
          d={`M${x - 4} 118h40v6h-40ZM${x + 3} 124l-2 128M${x + 29} 124l2 128M${x + 11} 128v120M${x + 16} 128v120M${x + 21} 128v120M${x - 4} 252h40v6h-40Z`}
        />
      ))}
      <path d="M20 258h360v10H20ZM10 268h380v10H10ZM0 278h400v10H0Z" />
    </svg>
  );
}
