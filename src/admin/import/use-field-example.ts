import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';

/** Returns the function for the example of a field in the interface language; empty for fields without one. */
export function useFieldExample(): (field: string) => string {
  const { t } = useLingui();
  return useCallback(
    (field) => {
      const text = t`Plain text, in which each line becomes a paragraph, or HTML that starts with a tag.`;
      const examples: Record<string, string> = {
        title: t`Title of the item`,
        note: t`One or two sentences for lists.`,
        content: text,
        name: t`Alex Example`,
        intro: text,
        email: 'name@example.com',
        phoneNumber: '+86 21 5550 0100',
      };
      return examples[field] ?? '';
    },
    [t],
  );
}
