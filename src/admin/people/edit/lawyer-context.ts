import { createContext, useContext } from 'react';
import type { ContentLanguage } from '@/api/admin/languages';
import type { Choices } from './choices';
import type { LawyerGroup } from './lawyer-group';

/** The data of a lawyer that the form uses. */
export interface LawyerForm {
  /** Null for a new lawyer. */
  publishedLawyer: LawyerGroup | null;
  languages: readonly ContentLanguage[];
  choices: Choices;
}

export const LawyerContext = createContext<LawyerForm | null>(null);

/** Returns the published lawyer, languages and options of the surrounding form. Throws outside of a lawyer form. */
export function useLawyerForm(): LawyerForm {
  const form = useContext(LawyerContext);
  if (!form) throw new Error('useLawyerForm must be called inside a LawyerContext');
  return form;
}
