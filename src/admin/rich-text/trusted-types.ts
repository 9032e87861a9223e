import { sanitise } from '../../ui/sanitise';

interface HtmlPolicyRules {
  createHTML: (input: string, type: string, sink: string) => string;
}

declare global {
  interface Window {
    /** Trusted Types, where the browser has them. */
    trustedTypes?: {
      defaultPolicy: unknown;
      createPolicy: (name: string, rules: HtmlPolicyRules) => unknown;
    };
  }
}

function harmless(html: string): string {
  if (html === '') return html;
  const container = document.createElement('div');
  container.append(sanitise(html));
  return container.innerHTML;
}

/**
 * Lets the editor work under the policy of design 7: what it writes into the page passes through the
 * sanitiser. `DOMParser` gets the text as it is, since its documents are inert and the comparison of
 * what the editor would lose must see everything. Does nothing where there are no Trusted Types.
 */
export function installHtmlPolicy(): void {
  if (!window.trustedTypes || window.trustedTypes.defaultPolicy) return;
  window.trustedTypes.createPolicy('default', {
    createHTML: (input, _type, sink) => (sink.startsWith('DOMParser') ? input : harmless(input)),
  });
}
