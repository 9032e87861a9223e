import type { NamedFault, Role, MockScenario } from '../scenario-string';
import type { SharedStore } from '../shared-store';
import type { Exchanges } from './exchanges';

/** What the panel works with. */
export interface Tools {
  session: { readonly current: MockScenario };
  shared: SharedStore;
  exchanges: Exchanges;
  /** Who is signed in now, as far as the mock knows. */
  role: () => Role | undefined;
  /** Plays a failure beside those of the setup, without opening the page anew. */
  failNext: (fault: NamedFault) => void;
}
