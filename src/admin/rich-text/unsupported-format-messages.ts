import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Loss } from './fidelity';

const MESSAGES: [pattern: RegExp, message: MessageDescriptor][] = [
  [/^attribute:(colspan|rowspan|headers|scope)$/, msg`table cells that span rows or columns`],
  [/^element:(table|thead|tfoot|tr|td|th|caption|colgroup|col)$/, msg`tables`],
  [/^element:(figure|figcaption)$/, msg`pictures with captions`],
  [/^element:hr$/, msg`dividers`],
  [/^attribute:(id|name)$/, msg`link anchors`],
  [/^element:(pre|code|kbd|samp|var)$/, msg`preformatted text and code`],
  [/^element:(dl|dt|dd)$/, msg`definition lists`],
  [
    /^element:(iframe|video|audio|object|embed|svg|math|canvas)$|^attribute:src$/,
    msg`embedded media`,
  ],
  [/^attribute:(start|type|value|reversed)$|^style:list-style-type$/, msg`the numbering of lists`],
  [/^(style|attribute):(width|height)$/, msg`widths and heights`],
  [/^attribute:(title|alt)$/, msg`tooltips and alternative text`],
  [/^attribute:(dir|lang)$/, msg`the language or direction of words`],
  [/^text$/, msg`parts of the text`],
  [
    /^structure$|^style:|^element:(p|div|ul|ol|li|blockquote|h[1-6])$/,
    msg`the structure of paragraphs, lists, quotations and headings`,
  ],
];

/** Returns the function that formats the losses of a text, once for each kind. */
export function useUnsupportedFormatMessages(): (losses: readonly Loss[]) => string[] {
  const { t } = useLingui();
  return (losses) => {
    const messages = losses.map(({ kind }) => {
      const message = MESSAGES.find(([pattern]) => pattern.test(kind))?.[1];
      const name = kind.split(':')[1] ?? kind;
      return message ? t(message) : t`parts marked as “${name}”`;
    });
    return [...new Set(messages)];
  };
}
