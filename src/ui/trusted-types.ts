/** Returns the text that may enter a sink, unchanged or modified; null rejects it. */
type Rule = (text: string, type: string, sink: string) => string | null;

interface Rules {
  createHTML?: Rule;
  createScript?: Rule;
}

declare global {
  interface Window {
    /** Undefined in browsers without Trusted Types. */
    trustedTypes?: {
      defaultPolicy: unknown;
      createPolicy: (name: string, rules: Required<Rules>) => unknown;
    };
  }
}

const rules = { createHTML: new Set<Rule>(), createScript: new Set<Rule>() };

/** Returns the result of the first rule that accepts the text. */
const applyRules =
  (ruleSet: ReadonlySet<Rule>): Rule =>
  (...ruleArguments) => {
    for (const rule of ruleSet) {
      const result = rule(...ruleArguments);
      if (result !== null) return result;
    }
    return null;
  };

/**
 * Adds a rule to the default Trusted Types policy (docs/architecture.md#7-security), which rejects every text
 * that no rule accepts. A page can have only one default policy. Does nothing in browsers without Trusted
 * Types.
 */
export function addTrustRule({ createHTML, createScript }: Rules): void {
  if (createHTML) rules.createHTML.add(createHTML);
  if (createScript) rules.createScript.add(createScript);
  const { trustedTypes } = window;
  if (!trustedTypes) return;
  if (trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createHTML: applyRules(rules.createHTML),
    createScript: applyRules(rules.createScript),
  });
}
