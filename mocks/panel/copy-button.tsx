import { useState } from 'react';

/** Renders a button that copies a text, and what happened. The browser may refuse the clipboard, such as without HTTPS. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('Copied');
    } catch {
      setOutcome('The browser refused the clipboard');
    }
  };
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {children}
      </button>
      <span role="status">{outcome}</span>
    </>
  );
}
