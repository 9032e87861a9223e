import { readFileSync } from 'node:fs';

/** An assumption of the contract about the backend, and the code that depends on it. */
interface Assumption {
  /** The assumption in one sentence. */
  summary: string;
  /** The file to change if the assumption is wrong. */
  code: string;
}

const assumption = (summary: string, code: string): Assumption => ({ summary, code });

/** All assumptions that `openapi/` marks with `x-assumption`, by their ids in docs/assumptions.md. */
export const ASSUMPTIONS = {
  D1: assumption(
    'Admin calls need a token; the login and four public calls below /admin do not',
    'src/api/queries.ts',
  ),
  D3: assumption('Unknown tokens and wrong credentials get 401', 'src/api/admin/client.ts'),
  D4: assumption(
    'The site status never responds with 503; other public calls do while the site is off',
    'src/api/public-client.ts',
  ),
  D5: assumption(
    'The login returns the raw token, which is sent without `Bearer`',
    'src/api/admin/response-values.ts',
  ),
  D6: assumption(
    'A successful response is `{result, message, status}` and no error body',
    'src/api/errors.ts',
  ),
  D7: assumption(
    'Page numbers start at 1; a list without `pageable` is complete',
    'src/api/response-envelope.ts',
  ),
  D8: assumption('`_t` changes nothing', 'src/api/request-headers.ts'),
  D9: assumption('`X-Origin-Route-Prefix` changes nothing', 'src/api/request-headers.ts'),
  D10: assumption(
    '`X-Language` selects the language of public lists and may filter admin lists; `lang` overrides it',
    'src/api/admin/all-languages.ts',
  ),
  D11: assumption('Ids are numbers or strings, and are sent back as received', 'src/lib/json.ts'),
  D12: assumption(
    '`officeIds` is joined with commas; the field of an upload is `file`',
    'src/api/call-url.ts',
  ),
  D14: assumption('GET /admin/quit ends the session of the token', 'src/api/admin/login.ts'),
  D15: assumption(
    'Dates are epoch milliseconds, ISO 8601 or `yyyy-MM-dd HH:mm:ss`',
    'src/lib/dates.ts',
  ),
  D16: assumption(
    '`fileId` of an upload is the path of the file on the site',
    'src/api/admin/files.ts',
  ),
  D18: assumption(
    '`no` groups the language versions, which are saved in one array',
    'src/api/admin/catalogues.ts',
  ),
  D19: assumption(
    'Admin lists accept `no`; texts are in the list or in the public item',
    'src/admin/articles/edit/article-group.ts',
  ),
  D20: assumption('Admin lists have a row per language version', 'src/api/admin/whole-items.ts'),
  D21: assumption(
    'A catalogue has a separate id in each language',
    'src/admin/articles/edit/article-values.ts',
  ),
  D22: assumption(
    'Jobs, professional fields and offices have separate ids in each language',
    'src/admin/people/edit/choices.ts',
  ),
  D23: assumption(
    'Pins apply to all languages of an item; `top` of banners and lawyers is set by id',
    'src/api/admin/content.ts',
  ),
  D24: assumption('Deleting by `no` removes all languages', 'src/api/admin/content.ts'),
  D25: assumption(
    'External news have `isLink` 1 and `contentUrl`',
    'src/admin/articles/article-sections.ts',
  ),
  D26: assumption(
    'Banners, professional fields and offices are records of one language; `pageTurn` returns `{previous, next}`',
    'src/api/professional-fields.ts',
  ),
  D27: assumption(
    '`{sourceId, targetId}` moves an item to the place of the target; update-sort moves it to a position, from 1',
    'src/admin/reorder/reorder.ts',
  ),
  D28: assumption(
    'A lawyer is fetched by id, one language version at a time',
    'src/admin/people/find-versions.ts',
  ),
  D29: assumption(
    'A lawyer is saved with `office.officeId`, `jobIds`, `proFieldIds`, `customContents`',
    'src/admin/people/edit/lawyer-inputs.ts',
  ),
  D30: assumption(
    '`job/check` returns how many lawyers have a job; a job is replaced by `no` and then deleted',
    'src/api/admin/jobs.ts',
  ),
  D31: assumption('Offices are those of `officesList`', 'src/admin/portal/portal-inputs.ts'),
  D32: assumption(
    'A catalogue with children or articles cannot be deleted',
    'src/admin/catalogues/deletion-blockers.ts',
  ),
  D33: assumption(
    'The portal configuration is an array for staff; its flags are 0/1 or booleans',
    'src/api/parse-response.ts',
  ),
  D34: assumption(
    'An icon is `{id, iconUrl}`; password and portrait are changed by separate calls',
    'src/api/admin/icons.ts',
  ),
  D35: assumption(
    'The site status is 1 or 0; true, on, false and off are accepted',
    'src/lib/site-state.ts',
  ),
  D36: assumption('Saving publishes at once', 'src/admin/edit-form/action-bar.tsx'),
  D37: assumption('Fetching an item may count a view', 'src/api/news.ts'),
  D38: assumption(
    'An honor can be created with a title only',
    'src/admin/articles/edit/article-schema.ts',
  ),
  D39: assumption('The public list of honors has no pages; `note` is a text', 'src/api/honors.ts'),
  D43: assumption('A message is sent as `content` to an address of the firm', 'src/api/contact.ts'),
  D48: assumption(
    'Uploads of text files are rejected, uploads of pictures are accepted',
    'src/admin/upload/check-picture.ts',
  ),
  D49: assumption(
    'A mutation with a used idempotency key is not applied again',
    'src/api/idempotency-keys.ts',
  ),
  D50: assumption('Every response is application/json', 'src/api/request-headers.ts'),
} as const satisfies Record<string, Assumption>;

/** Returns the ids of the assumptions about the client only, which no response of a backend can check. */
export function readClientAssumptions(): string[] {
  const headings = readFileSync('docs/assumptions.md', 'utf8').matchAll(/^### D(\d+): /gm);
  const numbers = [...headings].map(([, number]) => Number(number)).sort((a, b) => a - b);
  return numbers.map((number) => `D${number}`).filter((id) => !(id in ASSUMPTIONS));
}

/** The id of an assumption that a backend can confirm or refute. */
export type AssumptionId = keyof typeof ASSUMPTIONS;

/** Returns the line of code that cites an assumption: `src/lib/dates.ts:3`. */
export function lineOf(id: AssumptionId): string {
  const { code } = ASSUMPTIONS[id];
  const lines = readFileSync(code, 'utf8').split('\n');
  const line = lines.findIndex((text) => new RegExp(`\\b${id}\\b`).test(text));
  if (line < 0) throw new Error(`${code} does not cite ${id}`);
  return `${code}:${line + 1}`;
}
