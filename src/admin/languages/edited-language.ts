import { createContext, useContext } from 'react';
import { Store } from '@/lib/store';
import { useStoreValue } from '@/lib/use-store';

/** Holds the language that is edited, for components that show a single language, such as the preview. */
export const EditedLanguageContext = createContext(new Store<string | undefined>(undefined));

/** Subscribes to the language that is edited. */
export function useEditedLanguage(): string | undefined {
  return useStoreValue(useContext(EditedLanguageContext));
}
