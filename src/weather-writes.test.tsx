import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import type { Fault } from '../mocks/faults';
import { backend, startBackOffice } from '../scripts/jest/backend';
import { pick } from '../scripts/jest/news-edit-screen';
import { openScreen } from '../scripts/jest/open-screen';
import { chooseOfProfile } from '../scripts/jest/profile-menu';
import { login } from './api/staff/login';

/** Each form in each weather, by a backend that knows the key of an action and one that does not: `WEATHER_WRITES=all`. */
const ALL = process.env.WEATHER_WRITES === 'all';

startBackOffice();
afterEach(() => backend.server.resetHandlers());

const TEXT = 'Written in bad weather';
const HTML = '<html><body><h1>Bad gateway</h1></body></html>';

/** What becomes of the first call that writes. */
const FAULTS: Record<string, Omit<Fault, 'path'>> = {
  reset: { disconnect: true },
  '500 as JSON': { status: 500 },
  '500 as HTML': { status: 500, body: HTML },
  '502 as HTML': { status: 502, body: HTML },
  '503': { status: 503 },
  '429': { status: 429, body: { status: 429, error: 'Too many requests' } },
  'the answer is lost after the write': { disconnect: true, after: true },
  'an error after the write': { status: 500, after: true },
};

const field = (id: string) => document.getElementById(`field-${id}`)!; // eslint-disable-line testing-library/no-node-access -- two languages have fields of the same name: they are found by id
const inDialog = () => within(screen.getByRole('dialog'));
const press = async (user: UserEvent, name: RegExp) =>
  user.click((await screen.findAllByRole('button', { name }))[0]!);

type Fill = (user: UserEvent, text: HTMLElement) => Promise<void> | void;

const writeInto = (text: HTMLElement) => {
  fireEvent.change(text, { target: { value: TEXT } });
};
const write: Fill = (_, text) => writeInto(text);
const hasText = (text: HTMLElement) => (text as HTMLInputElement).value === TEXT;
const inCatalogue =
  (name: string): Fill =>
  async (user, text) => {
    writeInto(text);
    await pick(user, name);
  };

interface WrittenForm {
  /** Whose it is, where that is not the administrator. */
  account?: [account: string, password: string];
  at: string | (() => string);
  /** What opens the form, where its address does not. */
  begin?: (user: UserEvent) => Promise<void>;
  /** The field that the text goes into; nothing once the form is closed. */
  text: () => HTMLElement | null;
  /** How it is filled in, where that is more than the text. */
  fill?: Fill;
  /** Whether what was entered is still there, where that is no text. */
  isKept?: () => boolean;
  send?: RegExp;
  /** What says that it is stored. */
  done?: RegExp;
  method: 'POST' | 'PUT';
  path: string;
  /** How many there are of that text. */
  stored: () => number;
}

const titled = () => field('versions-en_US-title');
const named = () => field('versions-en_US-name');
const nameOfList = () => screen.queryByLabelText(/^Name in English/);
const of = (records: readonly object[]) =>
  records.filter((record) => Object.values(record).includes(TEXT)).length;
const english = (records: readonly { id: number; lang: string }[]) =>
  records.find(({ lang }) => lang === 'en_US')!.id;

const NEWS = {
  method: 'POST',
  path: '/admin/latest-news',
  stored: () => of(backend.db.news.all()),
} as const;
const CASE = {
  method: 'POST',
  path: '/admin/case-analysis',
  stored: () => of(backend.db.cases.all()),
} as const;
const HONOR = { path: '/admin/lawfirm-honour', stored: () => of(backend.db.honors.all()) };
const BANNER = { path: '/admin/banner', stored: () => of(backend.db.banners.all()) };
const LAWYER = { path: '/admin/lawyerTeam', stored: () => of(backend.db.lawyers.all()) };
const FIELD = {
  path: '/admin/professionalField',
  stored: () => of(backend.db.professionalFields.all()),
};
const JOB = {
  at: '/admin/people/job',
  text: nameOfList,
  path: '/admin/job',
  stored: () => of(backend.db.jobs.all()),
};
const CATALOGUE = {
  at: '/admin/articles/news/folder',
  text: nameOfList,
  path: '/admin/catalog',
  stored: () => of(backend.db.catalogues.all()),
};
const add = (user: UserEvent) => press(user, /^Add a /);
const rename = (user: UserEvent) => press(user, /^Rename/);

/** Every form of the back office in which somebody writes something. */
const FORMS: Record<string, WrittenForm> = {
  'a new news item': {
    ...NEWS,
    at: '/admin/articles/news/edit',
    text: titled,
    fill: inCatalogue('Press'),
  },
  'a new case': {
    ...CASE,
    at: '/admin/articles/cases/edit',
    text: titled,
    fill: inCatalogue('Finance'),
  },
  'a new honour': { ...HONOR, at: '/admin/articles/honors/edit', text: titled, method: 'POST' },
  'an honour': {
    ...HONOR,
    at: () => `/admin/articles/honors/edit?no=${backend.db.honors.all()[0]!.no}`,
    text: titled,
    method: 'PUT',
  },
  'a new banner': { ...BANNER, at: '/admin/banner/list?edit=new', text: titled, method: 'POST' },
  'a banner': {
    ...BANNER,
    at: () => `/admin/banner/list?edit=${english(backend.db.banners.all())}`,
    text: titled,
    method: 'PUT',
  },
  'a new lawyer': { ...LAWYER, at: '/admin/people/add', text: named, method: 'POST' },
  'a lawyer': { ...LAWYER, at: '/admin/people/edit/1000001', text: named, method: 'PUT' },
  'a new field': { ...FIELD, at: '/admin/expertise/add', text: named, method: 'POST' },
  'a field': { ...FIELD, at: '/admin/expertise/edit/301', text: named, method: 'PUT' },
  'a new job': { ...JOB, begin: add, method: 'POST' },
  'a job': { ...JOB, begin: rename, method: 'PUT' },
  'a new catalogue': { ...CATALOGUE, begin: add, method: 'POST' },
  'a catalogue': { ...CATALOGUE, begin: rename, method: 'PUT' },
  'the portal configuration': {
    at: '/admin/site/edit',
    text: named,
    method: 'POST',
    path: '/admin/portal-config',
    stored: () => of(backend.db.portal.all()),
  },
  'a password': {
    at: '/admin/site/status',
    begin: (user) => chooseOfProfile(user, 'Change the password'),
    text: () => screen.queryByLabelText('New password'),
    fill: (_, text) => {
      writeInto(text);
      fireEvent.change(inDialog().getByLabelText('Old password'), {
        target: { value: 'admin123' },
      });
      fireEvent.change(inDialog().getByLabelText(/once more/), { target: { value: TEXT } });
    },
    send: /^(Change|Try)/,
    // Of a failed try that may have changed it the dialog says that this is what a refusal means.
    done: /^Your password has been changed|^The old password is not correct/,
    method: 'PUT',
    path: '/admin/modify-password',
    stored: () => of(backend.db.accounts.all()),
  },
  'a portrait': {
    at: '/admin/site/status',
    account: ['editor', 'editor123'],
    begin: (user) => chooseOfProfile(user, 'Change the portrait'),
    text: () => screen.queryByRole('dialog'),
    fill: (user) => press(user, /^Remove the picture/),
    isKept: () => screen.queryByRole('button', { name: /^Remove the picture/ }) === null,
    send: /^(Save the portrait|Try again)/,
    method: 'PUT',
    path: '/admin/modify-head-img',
    stored: () =>
      backend.db.accounts.all().filter((one) => one.loginAccount === 'editor' && !one.headImg)
        .length,
  },
};

const DONE = /^Published\b|has been (added|saved|changed)\./;

/** A backend to which the key of an action says nothing (D49). */
function forgetKeys(): void {
  backend.server.use(
    http.all('*/api/*', ({ request }) => {
      const headers = new Headers(request.headers);
      headers.delete('idempotency-key');
      return backend.handle(new Request(request, { headers }));
    }),
  );
}

/** What `npm test` tries: each weather once, with a backend that knows no keys. */
const SAMPLE: Record<string, string> = {
  reset: 'the portal configuration',
  '500 as JSON': 'a lawyer',
  '500 as HTML': 'a new banner',
  '502 as HTML': 'a password',
  '503': 'a catalogue',
  '429': 'a new field',
  'the answer is lost after the write': 'an honour',
  'an error after the write': 'a new job',
};

const CELLS = Object.entries(FORMS)
  .flatMap(([name, form]) =>
    Object.entries(FAULTS).flatMap(([fault, played]) =>
      [true, false].map((keys) => ({ name, form, fault, played, keys })),
    ),
  )
  .filter(({ name, fault, keys }) => ALL || (!keys && SAMPLE[fault] === name));

describe('a text is neither lost nor stored twice', () => {
  it.each(CELLS)('$name, $fault, keys known: $keys', async ({ form, played, keys }) => {
    if (!keys) forgetKeys();
    const { account, at, begin, text, fill = write, isKept = hasText, stored } = form;
    const { send = /^(Publish|Try again)/, done = DONE, method, path } = form;
    // What is new may lead to its list.
    const isDone = () => text() === null || screen.queryAllByText(done).length > 0;
    if (account) await login(...account);
    const { user } = await openScreen(typeof at === 'string' ? at : at());
    await begin?.(user);
    await waitFor(() => expect(text()).not.toBeNull());
    await fill(user, text()!);
    backend.fail({ method, path, ...played });
    await press(user, send);
    await waitFor(() => expect(isDone() || screen.queryByRole('alert') !== null).toBe(true));
    if (!isDone()) {
      expect(isKept(text()!)).toBe(true);
      await press(user, send);
    }
    await waitFor(() => expect(isDone()).toBe(true));
    expect(stored()).toBe(1);
  });
});
