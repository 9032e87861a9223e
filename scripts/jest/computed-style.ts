/** The attributes that decide how the browser's default style sheet displays an element. */
const ATTRIBUTES = ['hidden', 'open', 'type'];

const displays = new Map<string, string>();

/** Returns the `display` of the default style sheet for an element; jsdom computes it once per element type and `ATTRIBUTES`. */
function defaultDisplayOf(element: Element, original: typeof window.getComputedStyle): string {
  const probe = element.ownerDocument.createElementNS(element.namespaceURI, element.localName);
  for (const name of ATTRIBUTES) {
    const value = element.getAttribute(name);
    if (value !== null) probe.setAttribute(name, value);
  }
  const key = probe.outerHTML;
  const display = displays.get(key) ?? original(probe).display;
  displays.set(key, display);
  return display;
}

function inheritedValueOf(element: Element, property: 'visibility' | 'pointer-events'): string {
  for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
    const ownValue = (ancestor as HTMLElement).style.getPropertyValue(property);
    if (ownValue !== '' && ownValue !== 'inherit') return ownValue;
  }
  return property === 'visibility' ? 'visible' : 'auto';
}

/** Returns the initial value of a property that antd reads as a number, and an empty string for all others. */
const initialValueOf = (name: string) => (/^(margin|border|padding)/.test(name) ? '0px' : '');

/**
 * Returns a `getComputedStyle` that is faster than jsdom's, which matches two hundred rules and resolves twelve colors for
 * every element whose visibility is checked: a fifth of the time of all route tests. Tests load no style sheets, so
 * attributes decide what is visible, and jsdom has no layout, so its default style sheet matters for nothing else but the
 * direction of texts. All other properties are those of the element's own style: antd's growing text areas read twenty.
 */
export function createQuickComputedStyle(
  original: typeof window.getComputedStyle,
): typeof window.getComputedStyle {
  return (element) => {
    const { style } = element as HTMLElement;
    const computedValues: Record<string, () => string> = {
      display: () => style.display || defaultDisplayOf(element, original),
      visibility: () => inheritedValueOf(element, 'visibility'),
      opacity: () => style.opacity,
      content: () => '',
      'pointer-events': () => inheritedValueOf(element, 'pointer-events'),
      direction: () => original(element).direction,
    };
    const valueOf = (name: string) =>
      computedValues[name]?.() ?? (style.getPropertyValue(name) || initialValueOf(name));
    return new Proxy(style, {
      get: (_, name) => {
        if (name === 'getPropertyValue') return valueOf;
        if (name === 'pointerEvents') return valueOf('pointer-events');
        if (typeof name === 'string' && name in computedValues) return valueOf(name);
        const ownValue: unknown = Reflect.get(style, name);
        return ownValue === '' ? initialValueOf(String(name)) : ownValue;
      },
    });
  };
}
