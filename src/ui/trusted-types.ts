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

const rules = { createHTML: new Set<Rule>(), createScript: new Set<Rule>() };

/** What the first rule that lets a text through makes of it. */
const passed =
  (of: ReadonlySet<Rule>): Rule =>
  (...text) => {
    for (const rule of of) {
      const result = rule(...text);
      if (result !== null) return result;
    }
    return null;
  };

/**
 * Adds a rule to the page's one default policy (design 7), which refuses every text that no rule lets
 * through. A page may have one such policy only, so whoever needs a rule adds it here. Does nothing
 * where there are no Trusted Types.
 */
export function addTrustRule({ createHTML, createScript }: Rules): void {
  if (createHTML) rules.createHTML.add(createHTML);
  if (createScript) rules.createScript.add(createScript);
  if (!window.trustedTypes || window.trustedTypes.defaultPolicy) return;
  window.trustedTypes.createPolicy('default', {
    createHTML: passed(rules.createHTML),
    createScript: passed(rules.createScript),
  });
}
