import { createContext } from 'react';
import { Store } from '@/lib/store';

/** Holds the language that is edited, for components that show a single language, such as the preview. */
export const EditedLanguageContext = createContext(new Store<string | undefined>(undefined));
