import type { components } from '../schema.gen';
import { contentCalls } from './content';

export type CaseAnalysis = components['schemas']['CaseAnalysis'];
export type CaseAnalysisInput = components['schemas']['CaseAnalysisInput'];

/** The staff's calls of cases (§7). */
export const caseCalls = contentCalls<CaseAnalysis, CaseAnalysisInput>('case-analysis');
