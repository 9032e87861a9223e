import { lawyerSeeds1 } from './people-1';
import { lawyerSeeds2 } from './people-2';
import { lawyerSeeds3 } from './people-3';
import { lawyerSeeds4 } from './people-4';
import { lawyerSeeds5 } from './people-5';
import type { LawyerSeed } from './types';

/**
 * The firm's 42 lawyers (§3): 38 in both languages, two only in English, two only in
 * Chinese, with the gaps and duplicates that real data has.
 */
export const lawyerSeeds: LawyerSeed[] = [
  ...lawyerSeeds1,
  ...lawyerSeeds2,
  ...lawyerSeeds3,
  ...lawyerSeeds4,
  ...lawyerSeeds5,
];
