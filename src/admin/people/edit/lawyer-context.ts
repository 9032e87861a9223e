import { createContext, useContext } from 'react';
import type { ContentLanguage } from '@/api/admin/languages';
import type { Choices } from './choices';
import type { LawyerGroup } from './lawyer-group';

/** Describes the lawyer for the fields of the form. */
export interface LawyerForm {
  /** Holds the published lawyer; null for a new one. */
  publishedLawyer: LawyerGroup | null;
  languages: readonly ContentLanguage[];
  choices: Choices;
}

/** Provides the lawyer to the fields of the form. */
export const LawyerContext = createContext<LawyerForm | null>(null);

/** Returns the published lawyer, languages and options of the surrounding form. Throws outside of a lawyer form. */
export function useLawyerForm(): LawyerForm {
  const form = useContext(LawyerContext);
  if (!form) throw new Error('useLawyerForm must be called inside a LawyerContext');
  return form;
}
