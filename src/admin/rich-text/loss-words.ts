import { useLingui } from '@lingui/react/macro';
import type { Loss } from './fidelity';

const KINDS: [kind: LossKind, pattern: RegExp][] = [
  ['cells', /^attribute:(colspan|rowspan|headers|scope)$/],
  ['tables', /^element:(table|thead|tfoot|tr|td|th|caption|colgroup|col)$/],
  ['figures', /^element:(figure|figcaption)$/],
  ['rules', /^element:hr$/],
  ['marks', /^attribute:(id|name)$/],
  ['code', /^element:(pre|code|kbd|samp|var)$/],
  ['definitions', /^element:(dl|dt|dd)$/],
  ['media', /^element:(iframe|video|audio|object|embed|svg|math|canvas)$|^attribute:src$/],
  ['numbering', /^attribute:(start|type|value|reversed)$|^style:list-style-type$/],
  ['sizes', /^(style|attribute):(width|height)$/],
  ['tips', /^attribute:(title|alt)$/],
  ['direction', /^attribute:(dir|lang)$/],
  ['words', /^text$/],
  ['nesting', /^structure$|^style:|^element:(p|div|ul|ol|li|blockquote|h[1-6])$/],
];

type LossKind =
  | 'cells'
  | 'tables'
  | 'figures'
  | 'rules'
  | 'marks'
  | 'code'
  | 'definitions'
  | 'media'
  | 'numbering'
  | 'sizes'
  | 'tips'
  | 'direction'
  | 'words'
  | 'nesting';

/** Says what a text would lose, once for each kind. */
export function useLossWords(): (losses: readonly Loss[]) => string[] {
  const { t } = useLingui();
  const words = (kind: LossKind): string => {
    switch (kind) {
      case 'cells':
        return t`table cells that span rows or columns`;
      case 'tables':
        return t`tables`;
      case 'figures':
        return t`pictures with captions`;
      case 'rules':
        return t`dividing lines`;
      case 'marks':
        return t`marks that links jump to`;
      case 'code':
        return t`preformatted text and code`;
      case 'definitions':
        return t`lists of terms`;
      case 'media':
        return t`embedded media`;
      case 'numbering':
        return t`the numbering of lists`;
      case 'sizes':
        return t`widths and heights`;
      case 'tips':
        return t`descriptions of words and pictures`;
      case 'direction':
        return t`the language or direction of words`;
      case 'words':
        return t`words of the text`;
      case 'nesting':
        return t`how paragraphs, lists, quotations and headings are put together`;
    }
  };
  return (losses) => {
    const said = losses.map(({ what }) => {
      const kind = KINDS.find(([, pattern]) => pattern.test(what))?.[0];
      const name = what.split(':')[1] ?? what;
      return kind ? words(kind) : t`parts marked as “${name}”`;
    });
    return [...new Set(said)];
  };
}
