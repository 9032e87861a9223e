import { ASSUMPTIONS, lineOf, type AssumptionId } from './assumptions';
import { effectOf, type Exchange } from './live-backend';

/** Consequence of a deviation: how the application copes with it, or what breaks for users. */
export type Effect = `copes: ${string}` | `breaks: ${string}`;

/** The result of the check of one assumption. */
export interface Entry {
  id: AssumptionId;
  summary: string;
  /** `copes`: the backend differs, and the application copes with it. */
  verdict: 'confirmed' | 'copes' | 'breaks' | 'not reached';
  /** Observations; without any, the reason. */
  observations: string[];
  /** Consequences of deviations, each once. */
  effects: Effect[];
  /** If something breaks: the line of code that depends on the assumption. */
  code?: string;
}

/** Collects observations for each assumption. One deviation outweighs any number of confirmations. */
export class CheckReport {
  readonly #confirmations = new Map<AssumptionId, Set<string>>();
  readonly #differences = new Map<AssumptionId, Set<string>>();
  readonly #effects = new Map<AssumptionId, Set<Effect>>();

  /** Records an observation that confirms an assumption. */
  confirm(id: AssumptionId, observation: string): void {
    addOnce(this.#confirmations, id, observation);
  }

  /** Records an observation that differs from an assumption, and its consequence. */
  contradict(id: AssumptionId, observation: string, effect: Effect): void {
    addOnce(this.#differences, id, observation);
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
    else this.contradict(id, difference, effect);
  }

  /** Records that a call succeeded, which confirms an assumption, or how it failed. */
  checkSuccess(id: AssumptionId, exchange: Exchange, confirmation: string): void {
    const { ok, name, status } = exchange;
    this.check(id, ok, confirmation, [`${name} responds with ${status}`, effectOf(exchange)]);
  }

  /** Returns all assumptions in order. `reasonForMissing` returns why an assumption was not reached. */
  entries(reasonForMissing: (id: AssumptionId) => string): Entry[] {
    return (Object.keys(ASSUMPTIONS) as AssumptionId[]).map((id) => {
      const { summary } = ASSUMPTIONS[id];
      const observations = [...(this.#differences.get(id) ?? [])];
      const effects = [...(this.#effects.get(id) ?? [])];
      const confirmations = [...(this.#confirmations.get(id) ?? [])];
      const entry = { id, summary, effects };
      if (effects.some((effect) => effect.startsWith('breaks')))
        return { ...entry, verdict: 'breaks', observations, code: lineOf(id) };
      if (observations.length > 0) return { ...entry, verdict: 'copes', observations };
      if (confirmations.length > 0)
        return { ...entry, verdict: 'confirmed', observations: confirmations };
      return { ...entry, verdict: 'not reached', observations: [reasonForMissing(id)] };
    });
  }
}

function addOnce<Text extends string>(
  to: Map<AssumptionId, Set<Text>>,
  id: AssumptionId,
  text: Text,
): void {
  to.set(id, (to.get(id) ?? new Set()).add(text));
}
