import { ASSUMPTIONS, lineOf, type Decision } from './assumptions';

/** Consequence of a deviation: how the application copes with it, or what breaks for users. */
export type Effect = `copes: ${string}` | `breaks: ${string}`;

/** The result of the check of one assumption. */
export interface Entry {
  decision: Decision;
  summary: string;
  /** `copes`: the backend differs, and the application copes with it. */
  verdict: 'confirmed' | 'copes' | 'breaks' | 'not reached';
  /** Observations; without any, the reason. */
  seen: string[];
  /** Consequences of deviations, each once. */
  effects: Effect[];
  /** If something breaks: the line of code that depends on the assumption. */
  code?: string;
}

/** Collects observations for each assumption. One deviation outweighs any number of confirmations. */
export class CheckReport {
  readonly #confirmed = new Map<Decision, Set<string>>();
  readonly #differs = new Map<Decision, Set<string>>();
  readonly #effects = new Map<Decision, Set<Effect>>();

  /** Records an observation that confirms an assumption. */
  confirm(decision: Decision, seen: string): void {
    addOnce(this.#confirmed, decision, seen);
  }

  /** Records an observation that differs from an assumption, and its consequence. */
  differ(decision: Decision, seen: string, effect: Effect): void {
    addOnce(this.#differs, decision, seen);
    addOnce(this.#effects, decision, effect);
  }

  /** Records an observation that confirms an assumption, or differs from it with a consequence. */
  check(
    decision: Decision,
    isConfirmed: boolean,
    confirmation: string,
    [difference, effect]: [difference: string, effect: Effect],
  ): void {
    if (isConfirmed) this.confirm(decision, confirmation);
    else this.differ(decision, difference, effect);
  }

  /** Returns all assumptions in order. `missing` is the reason for those that were not reached. */
  entries(missing: string): Entry[] {
    return (Object.keys(ASSUMPTIONS) as Decision[]).map((decision) => {
      const { summary } = ASSUMPTIONS[decision];
      const seen = [...(this.#differs.get(decision) ?? [])];
      const effects = [...(this.#effects.get(decision) ?? [])];
      const confirmed = [...(this.#confirmed.get(decision) ?? [])];
      const common = { decision, summary, effects };
      if (effects.some((effect) => effect.startsWith('breaks')))
        return { ...common, verdict: 'breaks', seen, code: lineOf(decision) };
      if (seen.length > 0) return { ...common, verdict: 'copes', seen };
      if (confirmed.length > 0) return { ...common, verdict: 'confirmed', seen: confirmed };
      return { ...common, verdict: 'not reached', seen: [missing] };
    });
  }
}

function addOnce<Text extends string>(
  to: Map<Decision, Set<Text>>,
  decision: Decision,
  seen: Text,
): void {
  to.set(decision, (to.get(decision) ?? new Set()).add(seen));
}
