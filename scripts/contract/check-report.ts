import { ASSUMPTIONS, lineOf, type AssumptionId } from './assumptions';

/** Consequence of a deviation: how the application copes with it, or what breaks for users. */
export type Effect = `copes: ${string}` | `breaks: ${string}`;

/** The result of the check of one assumption. */
export interface Entry {
  id: AssumptionId;
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
  readonly #confirmed = new Map<AssumptionId, Set<string>>();
  readonly #differs = new Map<AssumptionId, Set<string>>();
  readonly #effects = new Map<AssumptionId, Set<Effect>>();

  /** Records an observation that confirms an assumption. */
  confirm(id: AssumptionId, seen: string): void {
    addOnce(this.#confirmed, id, seen);
  }

  /** Records an observation that differs from an assumption, and its consequence. */
  differ(id: AssumptionId, seen: string, effect: Effect): void {
    addOnce(this.#differs, id, seen);
    addOnce(this.#effects, id, effect);
  }

  /** Records an observation that confirms an assumption, or differs from it with a consequence. */
  check(
    id: AssumptionId,
    isConfirmed: boolean,
    confirmation: string,
    [difference, effect]: [difference: string, effect: Effect],
  ): void {
    if (isConfirmed) this.confirm(id, confirmation);
    else this.differ(id, difference, effect);
  }

  /** Returns all assumptions in order. `missing` is the reason for those that were not reached. */
  entries(missing: string): Entry[] {
    return (Object.keys(ASSUMPTIONS) as AssumptionId[]).map((id) => {
      const { summary } = ASSUMPTIONS[id];
      const seen = [...(this.#differs.get(id) ?? [])];
      const effects = [...(this.#effects.get(id) ?? [])];
      const confirmed = [...(this.#confirmed.get(id) ?? [])];
      const common = { id, summary, effects };
      if (effects.some((effect) => effect.startsWith('breaks')))
        return { ...common, verdict: 'breaks', seen, code: lineOf(id) };
      if (seen.length > 0) return { ...common, verdict: 'copes', seen };
      if (confirmed.length > 0) return { ...common, verdict: 'confirmed', seen: confirmed };
      return { ...common, verdict: 'not reached', seen: [missing] };
    });
  }
}

function addOnce<Text extends string>(
  to: Map<AssumptionId, Set<Text>>,
  id: AssumptionId,
  seen: Text,
): void {
  to.set(id, (to.get(id) ?? new Set()).add(seen));
}
