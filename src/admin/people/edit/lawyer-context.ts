import { createContext, useContext } from 'react';
import type { ContentLanguage } from '@/api/admin/languages';
import type { Choices } from './choices';
import type { LawyerGroup } from './lawyer-group';

/** What the fields of a lawyer's form know of the lawyer. */
export interface LawyerForm {
  /** The lawyer as published; null for a new one. */
  group: LawyerGroup | null;
  languages: readonly ContentLanguage[];
  choices: Choices;
}

/** The lawyer that fields belong to. */
export const LawyerContext = createContext<LawyerForm | null>(null);

/** The lawyer of the form around. Throws outside of any. */
export function useLawyerForm(): LawyerForm {
  const form = useContext(LawyerContext);
  if (!form) throw new Error('no lawyer form around');
  return form;
}
