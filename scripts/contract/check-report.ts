import { ASSUMPTIONS, lineOf, type Decision } from './assumptions';

/**
 * What follows from a deviation: the application copes, and how, or something breaks, and what a person would see.
 */
export type Effect = `copes: ${string}` | `breaks: ${string}`;

/** What is known of a guess once the backend has been called. */
export interface Entry {
  decision: Decision;
  says: string;
  /** `copes`: the backend differs, and the application copes with it. */
  verdict: 'confirmed' | 'copes' | 'breaks' | 'not reached';
  /** What was seen; where nothing was, why. */
  seen: string[];
  /** What follows from a deviation, each once. */
  effects: Effect[];
  /** Of what breaks: where this repository goes by the guess. */
  flip?: string;
}

/** Collects what was seen of each guess. One deviation outweighs any number of confirmations. */
export class CheckReport {
  readonly #confirmed = new Map<Decision, Set<string>>();
  readonly #differs = new Map<Decision, Set<string>>();
  readonly #effects = new Map<Decision, Set<Effect>>();

  /** Notes what agrees with a guess. */
  confirm(decision: Decision, seen: string): void {
    note(this.#confirmed, decision, seen);
  }

  /** Notes what differs from a guess, and what follows from it. */
  differ(decision: Decision, seen: string, effect: Effect): void {
    note(this.#differs, decision, seen);
    note(this.#effects, decision, effect);
  }

  /** Notes what agrees with a guess, or what differs from it and what follows. */
  hold(
    decision: Decision,
    holds: boolean,
    agrees: string,
    [seen, effect]: [differs: string, effect: Effect],
  ): void {
    if (holds) this.confirm(decision, agrees);
    else this.differ(decision, seen, effect);
  }

  /** Returns all guesses in order. `missing` says why nothing was seen of what was not reached. */
  entries(missing: string): Entry[] {
    return (Object.keys(ASSUMPTIONS) as Decision[]).map((decision) => {
      const { says } = ASSUMPTIONS[decision];
      const seen = [...(this.#differs.get(decision) ?? [])];
      const effects = [...(this.#effects.get(decision) ?? [])];
      const confirmed = [...(this.#confirmed.get(decision) ?? [])];
      const common = { decision, says, effects };
      if (effects.some((effect) => effect.startsWith('breaks')))
        return { ...common, verdict: 'breaks', seen, flip: lineOf(decision) };
      if (seen.length > 0) return { ...common, verdict: 'copes', seen };
      if (confirmed.length > 0) return { ...common, verdict: 'confirmed', seen: confirmed };
      return { ...common, verdict: 'not reached', seen: [missing] };
    });
  }
}

function note<Text extends string>(
  to: Map<Decision, Set<Text>>,
  decision: Decision,
  seen: Text,
): void {
  to.set(decision, (to.get(decision) ?? new Set()).add(seen));
}
