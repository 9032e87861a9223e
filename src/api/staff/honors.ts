import type { components } from '../schema.gen';
import { contentCalls } from './content';

export type Honor = components['schemas']['LawFirmHonour'];
export type HonorInput = components['schemas']['LawFirmHonourInput'];

/** The staff's calls of honours (§7). */
export const honorCalls = contentCalls<Honor, HonorInput>('lawfirm-honour');
