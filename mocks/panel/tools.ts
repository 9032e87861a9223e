import type { NamedFault, Setup } from '../setup';
import type { SharedStore } from '../shared-store';
import type { Exchanges } from './exchanges';

/** What the panel works with. */
export interface Tools {
  session: { readonly current: Setup };
  shared: SharedStore;
  exchanges: Exchanges;
  /** Plays a failure beside those of the setup, without opening the page anew. */
  failNext: (fault: NamedFault) => void;
}
