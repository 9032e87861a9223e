import type { NamedFault, Role, MockScenario } from '../scenario-string';
import type { SharedStore } from '../shared-store';
import type { Exchanges } from './exchanges';

/** The dependencies of the panel. */
export interface PanelDependencies {
  sessionScenario: { readonly scenario: MockScenario };
  sharedStore: SharedStore;
  exchanges: Exchanges;
  /** Returns the role of the mock's session, `visitor` without a token, or else the role of the scenario. */
  getRole: () => Role | undefined;
  /** Injects a fault in addition to those of the scenario, without a reload. */
  failNext: (fault: NamedFault) => void;
}
