/** Lets a text through to a place that could run it, as it is or changed; null refuses it. */
type Rule = (text: string, type: string, sink: string) => string | null;

interface Rules {
  createHTML?: Rule;
  createScript?: Rule;
}

declare global {
  interface Window {
    /** Trusted Types, where the browser has them. */
    trustedTypes?: {
      defaultPolicy: unknown;
      createPolicy: (name: string, rules: Required<Rules>) => unknown;
    };
  }
}

const rules: Rules = {};

/**
 * Adds a rule to the page's one default policy (design 7), which refuses every text that no rule lets
 * through. A page may have one such policy only, so whoever needs a rule adds it here. Does nothing
 * where there are no Trusted Types.
 */
export function addTrustRule(rule: Rules): void {
  Object.assign(rules, rule);
  if (!window.trustedTypes || window.trustedTypes.defaultPolicy) return;
  window.trustedTypes.createPolicy('default', {
    createHTML: (...text) => rules.createHTML?.(...text) ?? null,
    createScript: (...text) => rules.createScript?.(...text) ?? null,
  });
}
