import { readFileSync } from 'node:fs';

/** An assumption of the contract about the backend, and the code that depends on it. */
interface Guess {
  /** The assumption in one line. */
  says: string;
  /** The file to change if the assumption is wrong. */
  code: string;
}

const guess = (says: string, code: string): Guess => ({ says, code });

/** All assumptions that `openapi/` marks with `x-assumption`, by decision number. */
export const ASSUMPTIONS = {
  D1: guess(
    'Staff calls need a token; the login and four calls of visitors under /admin do not',
    'src/api/queries.ts',
  ),
  D3: guess(
    'A token that is not known, and wrong credentials, answer 401',
    'src/api/admin/client.ts',
  ),
  D4: guess(
    'The site status never answers 503; other calls of visitors do while the site is off',
    'src/api/public-client.ts',
  ),
  D5: guess('The login gives the raw token, which is sent without `Bearer`', 'src/api/token-in.ts'),
  D6: guess('A success is `{result, message, status}` and no error body', 'src/api/errors.ts'),
  D7: guess(
    'Pages count from 1; without `pageable` a list is whole',
    'src/api/response-envelope.ts',
  ),
  D8: guess('`_t` changes nothing', 'src/api/request-headers.ts'),
  D9: guess('`X-Origin-Route-Prefix` changes nothing', 'src/api/request-headers.ts'),
  D10: guess(
    '`X-Language` decides the language for visitors and may narrow lists for staff; `lang` outranks it',
    'src/api/admin/all-languages.ts',
  ),
  D11: guess('Ids are numbers or strings, and found again as they came', 'src/lib/json.ts'),
  D12: guess(
    '`officeIds` is joined with commas; the field of an upload is `file`',
    'src/api/address.ts',
  ),
  D14: guess('GET /admin/quit ends the session of the token', 'src/api/admin/login.ts'),
  D15: guess('Dates are epoch milliseconds, ISO 8601 or `yyyy-MM-dd HH:mm:ss`', 'src/lib/dates.ts'),
  D16: guess('`fileId` of an upload is the path of the file on the site', 'src/api/admin/files.ts'),
  D18: guess(
    '`no` groups the language versions, which are written in one array',
    'src/api/admin/catalogues.ts',
  ),
  D19: guess(
    'Lists for staff take `no`; texts come there or by the call for visitors',
    'src/admin/articles/edit/article-group.ts',
  ),
  D20: guess('Lists for staff have a row per language version', 'src/api/admin/whole-items.ts'),
  D21: guess(
    'A catalogue has an id of its own in each language',
    'src/admin/articles/edit/article-values.ts',
  ),
  D22: guess(
    'Jobs, fields and offices have ids of their own in each language',
    'src/admin/people/edit/choices.ts',
  ),
  D23: guess(
    'Pins are set for all languages of an item, `top` of banners and lawyers by their id',
    'src/api/admin/content.ts',
  ),
  D24: guess('Deleting by `no` removes all languages', 'src/api/admin/content.ts'),
  D25: guess('External news have `isLink` 1 and `contentUrl`', 'src/admin/articles/article.ts'),
  D26: guess(
    'Banners, fields and offices are records of one language; `pageTurn` gives `{previous, next}`',
    'src/api/professional-fields.ts',
  ),
  D27: guess(
    '`{sourceId, targetId}` moves to the place of its neighbour, update-sort to a position from 1',
    'src/admin/reorder/reorder.ts',
  ),
  D28: guess(
    'A lawyer is read by id, one language version at a time',
    'src/admin/people/find-versions.ts',
  ),
  D29: guess(
    'A lawyer is written with `office.officeId`, `jobIds`, `proFieldIds`, `customContents`',
    'src/admin/people/edit/lawyer-inputs.ts',
  ),
  D30: guess(
    '`job/check` tells how many hold a job; it is replaced by `no` and then deleted',
    'src/api/admin/jobs.ts',
  ),
  D31: guess('Offices are those of `officesList`', 'src/admin/portal/portal-inputs.ts'),
  D32: guess('A catalogue with children or articles is not deleted', 'src/api/admin/catalogues.ts'),
  D33: guess(
    'The configuration is an array for staff, its flags are 0/1 or booleans',
    'src/api/parse-response.ts',
  ),
  D34: guess(
    'An icon is `{id, iconUrl}`; password and portrait are changed by their own calls',
    'src/api/admin/icons.ts',
  ),
  D35: guess(
    'The site status is 1 or 0; true, on, false and off are understood',
    'src/lib/is-site-off.ts',
  ),
  D36: guess('Saving publishes at once', 'src/admin/edit-form/action-bar.tsx'),
  D37: guess('Reading an item may count a view', 'src/api/news.ts'),
  D38: guess('A title is enough to create an honour', 'src/admin/articles/edit/article-schema.ts'),
  D39: guess('The honours of visitors come without paging; `note` is a text', 'src/api/honors.ts'),
  D43: guess('A message is sent as `content` to an address of the firm', 'src/api/contact.ts'),
  D48: guess(
    'An upload of a text is refused, one of a picture is taken',
    'src/admin/upload/check-picture.ts',
  ),
  D49: guess(
    'A write under a key that was used is not carried out again',
    'src/api/idempotency-keys.ts',
  ),
  D50: guess('Every answer is application/json', 'src/api/request-headers.ts'),
} as const satisfies Record<string, Guess>;

/** Decisions about the client only, which no response of a backend can check. */
export const CLIENT_ASSUMPTIONS = [
  'D2',
  'D13',
  'D17',
  'D40',
  'D41',
  'D42',
  'D44',
  'D45',
  'D46',
  'D47',
  'D51',
  'D52',
  'D53',
  'D54',
  'D55',
  'D56',
];

/** A decision of the contract that a backend can confirm or refute. */
export type Decision = keyof typeof ASSUMPTIONS;

/** Returns the line of code that cites a decision: `src/lib/dates.ts:3`. */
export function lineOf(decision: Decision): string {
  const { code } = ASSUMPTIONS[decision];
  const lines = readFileSync(code, 'utf8').split('\n');
  const line = lines.findIndex((text) => new RegExp(`\\b${decision}\\b`).test(text));
  if (line < 0) throw new Error(`${code} does not cite ${decision}`);
  return `${code}:${line + 1}`;
}
