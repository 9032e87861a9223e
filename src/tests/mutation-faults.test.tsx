import { afterEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { faultOf, type FaultName } from '../../mocks/fault-names';
import type { Fault } from '../../mocks/faults';
import { backend, startAdmin } from '../../scripts/jest/backend';
import { pickCatalogue } from '../../scripts/jest/news-edit-screen';
import { readNames } from '../../scripts/jest/names-table';
import { openScreen } from '../../scripts/jest/open-screen';
import { chooseProfileMenuItem } from '../../scripts/jest/profile-menu';
import { chooseFromRowMenu } from '../../scripts/jest/row-menu';
import { login } from '@/api/admin/login';

/**
 * Whether to test each form under each fault, with a backend that supports idempotency keys and one that does not, and
 * each deletion and reorder with each response: `MUTATION_FAULTS=all`.
 */
const RUNS_ALL = process.env.MUTATION_FAULTS === 'all';

startAdmin();
afterEach(() => backend.server.resetHandlers());

const TEXT = 'Written under faults';
const ERROR_PAGE = '<html><body><h1>Bad gateway</h1></body></html>';

/** Maps the names in the test titles to the faults of the first mutation. */
const FAULTS: Record<string, Omit<Fault, 'path'>> = {
  'connection reset': { disconnect: true },
  '500 as JSON': { status: 500 },
  '500 as HTML': { status: 500, body: ERROR_PAGE },
  '502 as HTML': { status: 502, body: ERROR_PAGE },
  '503': { status: 503 },
  '429': { status: 429, body: { status: 429, error: 'Too many requests' } },
  'the response is lost after the mutation': { disconnect: true, afterProcessing: true },
  'an error after the mutation': { status: 500, afterProcessing: true },
  'an error in a 200': faultOf('error-in-200'),
  'a 200 and nothing stored': faultOf('not-stored'),
  'a 200 and a text stored truncated': faultOf('truncated-text'),
};
/** Cases that no form can detect: a password is never returned, and a truncated text is detected only in a title or name. */
const UNDETECTABLE = [
  { name: 'a password', fault: 'a 200 and nothing stored' },
  { name: 'a password', fault: 'a 200 and a text stored truncated' },
  { name: 'a portrait', fault: 'a 200 and a text stored truncated' },
];

const findField = (id: string) => document.getElementById(`field-${id}`)!; // oxlint-disable-line testing-library/no-node-access -- two languages have fields of the same name: they are found by id
const withinDialog = () => within(screen.getByRole('dialog'));
const clickButton = async (user: UserEvent, name: RegExp) =>
  user.click((await screen.findAllByRole('button', { name }))[0]!);

type Fill = (user: UserEvent, textField: HTMLElement) => Promise<void> | void;

const writeInto = (textField: HTMLElement) => {
  fireEvent.change(textField, { target: { value: TEXT } });
};
const writeText: Fill = (_, textField) => writeInto(textField);
const hasText = (textField: HTMLElement) => (textField as HTMLInputElement).value === TEXT;
const fillWithCatalogue =
  (name: string): Fill =>
  async (user, textField) => {
    writeInto(textField);
    await pickCatalogue(user, name);
  };

interface TestedForm {
  /** The account, unless it is the administrator. */
  account?: [account: string, password: string];
  screenPath: string | (() => string);
  /** Opens the form, when its address does not. */
  openForm?: (user: UserEvent) => Promise<void>;
  /** Returns the field for the text, or the dialog of a form without texts; null once the form is closed. */
  getField: () => HTMLElement | null;
  /** Fills in the form, when the text alone is not enough. */
  fill?: Fill;
  /** Returns whether the input is still there, when it is not a text. */
  isInputPreserved?: () => boolean;
  submitButton?: RegExp;
  /** Matches the message that confirms the mutation. */
  successMessage?: RegExp;
  method: 'POST' | 'PUT';
  path: string;
  /** Counts the stored records with the input. */
  countStored: () => number;
}

const findTitleField = () => findField('versions-en_US-title');
const findNameField = () => findField('versions-en_US-name');
const findDialogNameField = () => screen.queryByLabelText(/^Name in English/);
const countTexts = (records: readonly object[]) =>
  records.filter((record) => Object.values(record).includes(TEXT)).length;
const findEnglishId = (records: readonly { id: number; lang: string }[]) =>
  records.find(({ lang }) => lang === 'en_US')!.id;

const NEWS = {
  method: 'POST',
  path: '/admin/latest-news',
  countStored: () => countTexts(backend.db.news.all()),
} as const;
const CASE = {
  method: 'POST',
  path: '/admin/case-analysis',
  countStored: () => countTexts(backend.db.cases.all()),
} as const;
const HONOR = {
  path: '/admin/lawfirm-honour',
  countStored: () => countTexts(backend.db.honors.all()),
};
const BANNER = { path: '/admin/banner', countStored: () => countTexts(backend.db.banners.all()) };
const LAWYER = {
  path: '/admin/lawyerTeam',
  countStored: () => countTexts(backend.db.lawyers.all()),
};
const PROFESSIONAL_FIELD = {
  path: '/admin/professionalField',
  countStored: () => countTexts(backend.db.professionalFields.all()),
};
const JOB = {
  screenPath: '/admin/people/job',
  getField: findDialogNameField,
  path: '/admin/job',
  countStored: () => countTexts(backend.db.jobs.all()),
};
const CATALOGUE = {
  screenPath: '/admin/articles/news/folder',
  getField: findDialogNameField,
  path: '/admin/catalog',
  countStored: () => countTexts(backend.db.catalogues.all()),
};
const clickAdd = (user: UserEvent) => clickButton(user, /^Add a /);
const clickRename = (user: UserEvent) => clickButton(user, /^Rename/);

/** Maps the names in the test titles to forms of the admin area. */
const FORMS: Record<string, TestedForm> = {
  'a new news item': {
    ...NEWS,
    screenPath: '/admin/articles/news/edit',
    getField: findTitleField,
    fill: fillWithCatalogue('Press'),
  },
  'a new case': {
    ...CASE,
    screenPath: '/admin/articles/cases/edit',
    getField: findTitleField,
    fill: fillWithCatalogue('Finance'),
  },
  'a new honor': {
    ...HONOR,
    screenPath: '/admin/articles/honors/edit',
    getField: findTitleField,
    method: 'POST',
  },
  'an honor': {
    ...HONOR,
    screenPath: () => `/admin/articles/honors/edit?no=${backend.db.honors.all()[0]!.no}`,
    getField: findTitleField,
    method: 'PUT',
  },
  'a new banner': {
    ...BANNER,
    screenPath: '/admin/banner/list?edit=new',
    getField: findTitleField,
    method: 'POST',
  },
  'a banner': {
    ...BANNER,
    screenPath: () => `/admin/banner/list?edit=${findEnglishId(backend.db.banners.all())}`,
    getField: findTitleField,
    method: 'PUT',
  },
  'a new lawyer': {
    ...LAWYER,
    screenPath: '/admin/people/add',
    getField: findNameField,
    method: 'POST',
  },
  'a lawyer': {
    ...LAWYER,
    screenPath: '/admin/people/edit/1000001',
    getField: findNameField,
    method: 'PUT',
  },
  'a new professional field': {
    ...PROFESSIONAL_FIELD,
    screenPath: '/admin/expertise/add',
    getField: findNameField,
    method: 'POST',
  },
  'a professional field': {
    ...PROFESSIONAL_FIELD,
    screenPath: '/admin/expertise/edit/301',
    getField: findNameField,
    method: 'PUT',
  },
  'a new job': { ...JOB, openForm: clickAdd, method: 'POST' },
  'a job': { ...JOB, openForm: clickRename, method: 'PUT' },
  'a new catalogue': { ...CATALOGUE, openForm: clickAdd, method: 'POST' },
  'a catalogue': { ...CATALOGUE, openForm: clickRename, method: 'PUT' },
  'the portal configuration': {
    screenPath: '/admin/site/edit',
    getField: findNameField,
    method: 'POST',
    path: '/admin/portal-config',
    countStored: () => countTexts(backend.db.portal.all()),
  },
  'a password': {
    screenPath: '/admin/site/status',
    openForm: (user) => chooseProfileMenuItem(user, 'Change password'),
    getField: () => screen.queryByLabelText('New password'),
    fill: (_, textField) => {
      writeInto(textField);
      fireEvent.change(withinDialog().getByLabelText('Current password'), {
        target: { value: 'admin123' },
      });
      fireEvent.change(withinDialog().getByLabelText('Confirm new password'), {
        target: { value: TEXT },
      });
    },
    submitButton: /^(Change|Try)/,
    // After a failed attempt that may have changed the password, the dialog explains this rejection.
    successMessage: /^Your password has been changed|^The old password is not correct/,
    method: 'PUT',
    path: '/admin/modify-password',
    countStored: () => countTexts(backend.db.accounts.all()),
  },
  'a portrait': {
    screenPath: '/admin/site/status',
    account: ['editor', 'editor123'],
    openForm: (user) => chooseProfileMenuItem(user, 'Change portrait'),
    getField: () => screen.queryByRole('dialog'),
    fill: async (user) => {
      await clickButton(user, /^More picture actions$/);
      await user.click(await screen.findByRole('menuitem', { name: 'Remove picture' }));
    },
    isInputPreserved: () => screen.queryByRole('button', { name: /^Replace picture/ }) === null,
    submitButton: /^(Save portrait|Try again)/,
    method: 'PUT',
    path: '/admin/modify-head-img',
    countStored: () =>
      backend.db.accounts
        .all()
        .filter((account) => account.loginAccount === 'editor' && !account.headImg).length,
  },
};

/** Matches a message that names the truncated title or name, or its stored value. */
const TRUNCATED_FIELD_PATTERN = /\b(title|name)\b|is called “/i;
const SUCCESS_MESSAGE_PATTERN = /^Published\b|has been (added|saved|changed)\./;

/** Simulates a backend that ignores idempotency keys (D49). */
function ignoreIdempotencyKeys(): void {
  backend.server.use(
    http.all('*/api/*', ({ request }) => {
      const headers = new Headers(request.headers);
      headers.delete('idempotency-key');
      return backend.handle(new Request(request, { headers }));
    }),
  );
}

/** Selects the cases of `npm test`: each fault at least once, with a backend that ignores idempotency keys. */
const SAMPLE: Record<string, string[]> = {
  reset: ['the portal configuration'],
  '500 as JSON': ['a lawyer'],
  '500 as HTML': ['a new banner'],
  '502 as HTML': ['a password'],
  '503': ['a catalogue'],
  '429': ['a new professional field'],
  'the response is lost after the mutation': ['an honor'],
  'an error after the mutation': ['a new job'],
  'an error in a 200': ['a new honor'],
  'a 200 and nothing stored': ['a new honor', 'a lawyer', 'a new job'],
  'a 200 and a text stored truncated': [
    'a new professional field',
    'a new honor',
    'a new lawyer',
    'a new job',
    'a job',
  ],
};

const TEST_CASES = Object.entries(FORMS)
  .flatMap(([name, form]) =>
    Object.entries(FAULTS).flatMap(([fault, faultOptions]) =>
      [true, false].map((supportsKeys) => ({
        name,
        form,
        fault,
        faultOptions,
        supportsKeys,
      })),
    ),
  )
  .filter(
    ({ name, fault }) =>
      !UNDETECTABLE.some((testCase) => testCase.name === name && testCase.fault === fault),
  )
  .filter(
    ({ name, fault, supportsKeys }) => RUNS_ALL || (!supportsKeys && SAMPLE[fault]?.includes(name)),
  );

describe('admin form under a network fault', () => {
  it.each(TEST_CASES)(
    'saves the input exactly once (form: $name, fault: “$fault”, idempotency keys: $supportsKeys)',
    async ({ form, faultOptions, supportsKeys }) => {
      if (!supportsKeys) ignoreIdempotencyKeys();
      const {
        account,
        screenPath,
        openForm,
        getField,
        fill = writeText,
        isInputPreserved = hasText,
        countStored,
      } = form;
      const {
        submitButton = /^(Publish|Try again)/,
        successMessage = SUCCESS_MESSAGE_PATTERN,
        method,
        path,
      } = form;
      // A new item may redirect to its list.
      const isDone = () => getField() === null || screen.queryAllByText(successMessage).length > 0;
      const getAlertText = () =>
        screen
          .getAllByRole('alert')
          .map(({ textContent }) => textContent)
          .join();
      if (account) await login(...account);
      const { user } = await openScreen(typeof screenPath === 'string' ? screenPath : screenPath());
      await openForm?.(user);
      await waitFor(() => expect(getField()).not.toBeNull());
      await fill(user, getField()!);
      backend.injectFault({ method, path, ...faultOptions });
      await clickButton(user, submitButton);
      await waitFor(() => expect(isDone() || screen.queryByRole('alert') !== null).toBe(true));
      if (!isDone()) {
        expect(isInputPreserved(getField()!)).toBe(true);
        if (faultOptions.changeRequest)
          await waitFor(() => expect(getAlertText()).toMatch(TRUNCATED_FIELD_PATTERN));
        await clickButton(user, submitButton);
      }
      await waitFor(() => expect(isDone()).toBe(true));
      expect(countStored()).toBe(1);
    },
  );
});

/** Maps the names in the test titles to the response to a deletion or reorder, and whether the server performs it. */
const RESPONSES: Record<string, { fault: FaultName; isPerformed: boolean }> = {
  'an error in a 200': { fault: 'error-in-200', isPerformed: false },
  'a 200 and nothing done': { fault: 'not-stored', isPerformed: false },
  'done, the response lost': { fault: 'lost-response', isPerformed: true },
  'a 502 page': { fault: '502', isPerformed: false },
  'a 502 page after it was done': { fault: 'lost-502', isPerformed: true },
};

/** Returns the row that shows a text, in a list or a table of names. */
const findRow = async (text: string) => {
  const [cell] = await within(await screen.findByRole('table')).findAllByText(text);
  return cell!.closest('tr')!; // oxlint-disable-line testing-library/no-node-access -- a row has no name of its own
};
const findEnglish = <Row extends { lang: string }>(records: readonly Row[]) =>
  records.find(({ lang }) => lang === 'en_US')!;

interface Deletion {
  screenPath: string;
  path: string;
  /** Creates an item to delete when the seed has none, and returns its name and a function that counts it. */
  prepareItem: () => { name: string; countStored: () => number };
  /** Opens the confirm dialog, when it is not in a row's menu. */
  openConfirmDialog?: (user: UserEvent, name: string) => Promise<void>;
  /** Returns the control of the item, when it is not in a row with a menu; null once the list omits it. */
  queryItem?: (name: string) => HTMLElement | null;
}

/** Maps the names in the test titles to deletions. */
const DELETIONS: Record<string, Deletion> = {
  'a news item': {
    screenPath: '/admin/articles/news/list',
    path: '/admin/latest-news',
    prepareItem: () => {
      const { no, title } = findEnglish(backend.db.news.all().filter(({ top }) => top === 1));
      return { name: title, countStored: () => backend.db.news.group(no).length };
    },
  },
  'two honors at once': {
    screenPath: '/admin/articles/honors/list',
    path: '/admin/lawfirm-honour',
    prepareItem: () => {
      const { no, title } = findEnglish(backend.db.honors.all().filter(({ top }) => top === 1));
      return { name: title, countStored: () => backend.db.honors.group(no).length };
    },
    openConfirmDialog: async (user, name) => {
      const boxes = await screen.findAllByRole('checkbox', { name: /^Select:/ });
      await user.click(screen.getByRole('checkbox', { name: `Select: ${name}` }));
      await user.click(boxes.at(-1)!);
      const bar = screen.getByRole('region', { name: 'Bulk actions' });
      await user.click(within(bar).getByRole('button', { name: 'Delete' }));
    },
    queryItem: (name) => screen.queryByRole('checkbox', { name: `Select: ${name}` }),
  },
  'a banner': {
    screenPath: '/admin/banner/list',
    path: '/admin/banner/{id}',
    prepareItem: () => {
      const { id, title } = findEnglish(backend.db.banners.all());
      const countStored = () =>
        backend.db.banners.all().filter((banner) => banner.id === id).length;
      return { name: title, countStored };
    },
  },
  'a lawyer': {
    screenPath: '/admin/people/list',
    path: '/admin/lawyerTeam/{id}',
    prepareItem: () => ({
      name: 'Margaret Harcourt-Ellis',
      countStored: () =>
        backend.db.lawyers.all().filter(({ name }) => name === 'Margaret Harcourt-Ellis').length,
    }),
  },
  'a professional field': {
    screenPath: '/admin/expertise/list',
    path: '/admin/professionalField/{id}',
    prepareItem: () => {
      const { professionalFields } = backend.db;
      const first = findEnglish(professionalFields.all());
      professionalFields.put({ ...first, id: 9_001, no: 'space', name: 'Space Law', sort: 0 });
      return {
        name: 'Space Law',
        countStored: () => professionalFields.group('space').length,
      };
    },
  },
  'a job': {
    screenPath: '/admin/people/job',
    path: '/admin/job/{id}',
    prepareItem: () => {
      const { jobs } = backend.db;
      for (const [index, job] of jobs.group('job-trainee').entries())
        jobs.put({ ...job, id: 9_001 + index, no: 'job-archivist', name: 'Archivist' });
      return { name: 'Archivist', countStored: () => jobs.group('job-archivist').length };
    },
  },
  'a catalogue': {
    screenPath: '/admin/articles/news/folder',
    path: '/admin/catalog/{id}',
    prepareItem: () => ({
      name: 'Talks',
      countStored: () => backend.db.catalogues.group('news-firm-events-talks').length,
    }),
  },
  'an icon': {
    screenPath: '/admin/expertise/add',
    path: '/admin/icon/{id}',
    prepareItem: () => {
      const { icons } = backend.db;
      const iconUrl = icons.all()[0]!.iconUrl.replace(/[^/]+$/, 'spare.svg');
      icons.put({ ...icons.all()[0]!, id: 9_001, iconUrl });
      return {
        name: 'spare',
        countStored: () => icons.all().filter(({ id }) => id === 9_001).length,
      };
    },
    openConfirmDialog: async (user, name) => {
      await clickButton(user, /Choose an icon/);
      await screen.findByRole('dialog');
      await user.click(await withinDialog().findByRole('radio', { name: new RegExp(name) }));
      await user.click(withinDialog().getByRole('button', { name: 'Delete this icon' }));
    },
    queryItem: (name) => screen.queryByRole('radio', { name: new RegExp(name) }),
  },
};

/** Selects the deletions of `npm test`: each response once. */
const DELETION_SAMPLE: Record<string, string[]> = {
  'an error in a 200': ['a lawyer'],
  'a 200 and nothing done': ['an icon'],
  'done, the response lost': ['two honors at once'],
  'a 502 page': ['a professional field'],
  'a 502 page after it was done': ['a catalogue'],
};

const testCasesOf = <Target,>(targets: Record<string, Target>, sample: Record<string, string[]>) =>
  Object.entries(targets)
    .flatMap(([name, target]) =>
      Object.entries(RESPONSES).map(([response, { fault, isPerformed }]) => ({
        name,
        target,
        response,
        fault: faultOf(fault),
        isPerformed,
      })),
    )
    .filter(({ name, response }) => RUNS_ALL || sample[response]?.includes(name));

describe('deletion under a network fault', () => {
  it.each(testCasesOf(DELETIONS, DELETION_SAMPLE))(
    'shows the result that the server has stored (item: $name, response: “$response”)',
    async ({
      target: { screenPath, path, prepareItem, openConfirmDialog, queryItem },
      fault,
      isPerformed,
    }) => {
      const { name, countStored } = prepareItem();
      const countBefore = countStored();
      const { user } = await openScreen(screenPath);
      const row = openConfirmDialog ? undefined : await findRow(name);
      if (row) await chooseFromRowMenu(user, row, /^Delete/);
      await openConfirmDialog?.(user, name);
      // Every request of the deletion: a lawyer has one per language.
      backend.injectFault({ method: 'DELETE', path, ...fault, times: 'always' });
      const dialogs = await screen.findAllByRole('dialog');
      const confirmDialog = within(dialogs.at(-1)!);
      const button = (await confirmDialog.findAllByRole('button', { name: /^Delete/ })).at(-1)!;
      await waitFor(() => expect(button).toBeEnabled());
      await user.click(button);
      await screen.findAllByText('Undo');
      // Leaving the page flushes deletions that could still be undone.
      await act(async () => {
        window.dispatchEvent(new Event('pagehide'));
        await Promise.resolve();
      });
      await waitFor(() => expect(screen.queryAllByText('Undo')).toEqual([]));
      await waitFor(() => expect(screen.queryAllByText('Deleting…')).toEqual([]));
      const queryFailures = () => screen.queryAllByText(/was not deleted\./);
      if (isPerformed) {
        expect(countStored()).toBe(0);
        await waitFor(() => expect(row ? row.isConnected : queryItem?.(name)).toBeFalsy());
        expect(queryFailures()).toEqual([]);
      } else {
        await waitFor(() => expect(queryFailures()).not.toEqual([]));
        expect(countStored()).toBe(countBefore);
      }
    },
  );
});

interface ReorderedList {
  screenPath: string;
  path: string;
  /** Prepares the backend. */
  prepare?: () => void;
  /** Returns the visible names, in order. */
  getVisibleNames: () => Promise<string[]>;
  /** Returns the stored names of a language, in order. */
  getStoredNames: (lang: string) => string[];
}

const createNamesGetter =
  <Row extends { lang: string; sort: number; name: string }>(records: () => readonly Row[]) =>
  (lang: string) =>
    records()
      .filter((record) => record.lang === lang)
      .toSorted((one, other) => one.sort - other.sort)
      .map(({ name }) => name);

/** Describes lists that are reordered by a chain of moves in each language. */
const REORDERED_LISTS: Record<string, ReorderedList> = {
  jobs: {
    screenPath: '/admin/people/job',
    path: '/admin/job/sort',
    getVisibleNames: () => readNames('Jobs'),
    getStoredNames: createNamesGetter(() => backend.db.jobs.all()),
  },
  catalogues: {
    screenPath: '/admin/articles/news/folder',
    path: '/admin/catalog/sort',
    getVisibleNames: () => readNames('Catalogues'),
    getStoredNames: createNamesGetter(() =>
      backend.db.catalogues.all().filter(({ type, parentId }) => type === 0 && parentId === null),
    ),
  },
  'professional fields that are matched only by position': {
    screenPath: '/admin/expertise/list',
    path: '/admin/professionalField/sort',
    prepare: () => {
      const { professionalFields } = backend.db;
      for (const { id, no, sort } of professionalFields.all().slice())
        if (sort > 5) professionalFields.remove(id);
        else professionalFields.update(id, { no: `${id} ${no}` });
    },
    getVisibleNames: () => readNames('Professional fields'),
    getStoredNames: createNamesGetter(() => backend.db.professionalFields.all()),
  },
};

/** Selects the reorders of `npm test`; the fault hits the first call, or the second, which breaks the chain. */
const REORDER_SAMPLE: Record<string, string[]> = {
  'an error in a 200': ['jobs'],
  'a 200 and nothing done': ['professional fields that are matched only by position'],
  'done, the response lost': ['jobs'],
  'a 502 page': ['catalogues'],
  'a 502 page after it was done': ['catalogues'],
};
const BROKEN_CHAIN_SAMPLE: Record<string, string[]> = {
  'a 502 page': ['professional fields that are matched only by position'],
};
const REORDER_TEST_CASES = [
  ...testCasesOf(REORDERED_LISTS, REORDER_SAMPLE).map((testCase) => ({
    ...testCase,
    callNumber: 1,
  })),
  ...testCasesOf(REORDERED_LISTS, BROKEN_CHAIN_SAMPLE).map((testCase) => ({
    ...testCase,
    callNumber: 2,
  })),
];

describe('reorder under a network fault', () => {
  it.each(REORDER_TEST_CASES)(
    'shows the order that the server has stored (list: $name, response to call $callNumber: “$response”)',
    async ({
      target: { screenPath, path, prepare, getVisibleNames, getStoredNames },
      fault,
      callNumber,
    }) => {
      prepare?.();
      const englishNames = getStoredNames('en_US');
      const chineseNames = getStoredNames('zh_CN');
      const [, passedName = '', name = ''] = englishNames;
      const { user } = await openScreen(screenPath);
      backend.injectFault({ method: 'PUT', path, every: callNumber, ...fault });
      await chooseFromRowMenu(user, await findRow(name), /^Move up/);
      const findAnnouncement = () =>
        screen.queryByText(new RegExp(`“${name}” is now at position \\d+ of \\d+\\.`));
      const queryTryAgainButton = () => screen.queryByRole('button', { name: /^Try again ?:/ });
      await waitFor(() => expect(findAnnouncement() ?? queryTryAgainButton()).not.toBeNull());
      const swapSecondAndThird = (names: readonly string[]) => {
        const [first = '', second = '', third = '', ...rest] = names;
        return [first, third, second, ...rest];
      };
      if (!findAnnouncement()) {
        expect(await getVisibleNames()).toEqual(getStoredNames('en_US'));
        expect([getStoredNames('en_US'), getStoredNames('zh_CN')]).not.toEqual([
          swapSecondAndThird(englishNames),
          swapSecondAndThird(chineseNames),
        ]);
        // The row still contains the matching name of the other language.
        const row = await findRow(passedName);
        expect(row).toHaveTextContent(chineseNames[1]!);
        await user.click(queryTryAgainButton()!);
        await waitFor(() => expect(findAnnouncement()).not.toBeNull());
      }
      expect(findAnnouncement()).toHaveTextContent(
        `“${name}” is now at position 2 of ${englishNames.length}.`,
      );
      expect([getStoredNames('en_US'), getStoredNames('zh_CN')]).toEqual([
        swapSecondAndThird(englishNames),
        swapSecondAndThird(chineseNames),
      ]);
      expect(await getVisibleNames()).toEqual(getStoredNames('en_US'));
      expect(screen.queryByText('The order differs between languages')).toBeNull();
    },
  );
});
