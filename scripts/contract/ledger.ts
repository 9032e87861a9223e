import { GUESSES, lineOf, type Decision } from './guesses';

/** What is known of a guess once the backend has been asked. */
export interface Entry {
  decision: Decision;
  says: string;
  verdict: 'confirmed' | 'refuted' | 'not reached';
  /** What was seen, in words; where nothing was, why. */
  seen: string[];
  /** Of what is refuted: where this repository goes by it. */
  flip?: string;
}

/** Collects what was seen of each guess. What is refuted once is refuted. */
export class Ledger {
  readonly #confirmed = new Map<Decision, Set<string>>();
  readonly #refuted = new Map<Decision, Set<string>>();

  /** Notes what agrees with a guess. */
  confirm(decision: Decision, seen: string): void {
    note(this.#confirmed, decision, seen);
  }

  /** Notes what contradicts a guess. */
  refute(decision: Decision, seen: string): void {
    note(this.#refuted, decision, seen);
  }

  /** Notes what agrees with a guess, or what contradicts it. */
  hold(decision: Decision, holds: boolean, agrees: string, contradicts: string): void {
    if (holds) this.confirm(decision, agrees);
    else this.refute(decision, contradicts);
  }

  /** All guesses in order. `missing` says why nothing was seen of what was not reached. */
  entries(missing: string): Entry[] {
    return (Object.keys(GUESSES) as Decision[]).map((decision) => {
      const { says } = GUESSES[decision];
      const against = [...(this.#refuted.get(decision) ?? [])];
      const held = [...(this.#confirmed.get(decision) ?? [])];
      if (against.length > 0)
        return { decision, says, verdict: 'refuted', seen: against, flip: lineOf(decision) };
      if (held.length > 0) return { decision, says, verdict: 'confirmed', seen: held };
      return { decision, says, verdict: 'not reached', seen: [missing] };
    });
  }
}

function note(to: Map<Decision, Set<string>>, decision: Decision, seen: string): void {
  to.set(decision, (to.get(decision) ?? new Set()).add(seen));
}
