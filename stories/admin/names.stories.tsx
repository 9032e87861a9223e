import { screen, userEvent, within } from 'storybook/test';
import type { Backend } from '../../mocks/backend';
import { CataloguesPage } from '../../src/admin/catalogues/catalogues-page';
import { JobsPage } from '../../src/admin/jobs/jobs-page';
import { CATALOGUE_TYPE } from '../../src/api/catalogue-type';

export default { title: 'Admin components/Names' };

/** A table of the mock backend whose records have names. */
interface NamedTable {
  all: () => readonly { id: number; name: string }[];
  update: (id: number, fields: { name: string }) => unknown;
  remove: (id: number) => void;
}

const tablesOf = ({ db }: Backend): NamedTable[] => [db.jobs, db.catalogues];
const removeAll = (backend: Backend) => {
  for (const table of tablesOf(backend)) for (const { id } of [...table.all()]) table.remove(id);
};
const lengthenNames = (backend: Backend) => {
  for (const table of tablesOf(backend))
    for (const { id, name } of [...table.all()])
      table.update(id, {
        name: `${name}, ${'as every office of the firm calls it '.repeat(4)}`,
      });
};
const failLists = (backend: Backend) => {
  for (const path of ['/admin/job', '/admin/catalog'])
    backend.injectFault({ path, status: 500, times: 'always' });
};
/** Keeps the requests for names pending. */
const keepPending = (backend: Backend) => {
  for (const path of ['/admin/job', '/admin/catalog'])
    backend.injectFault({ path, until: new Promise(() => undefined), times: 'always' });
};

const TIMEOUT = { timeout: 30_000 };
const findTable = () => screen.findByRole('table', {}, TIMEOUT);
const findAlert = () => screen.findByRole('alert', {}, TIMEOUT);
/** Clicks the add button, the only primary button. */
const openAddDialog = async () => {
  await findTable();
  const button = document.querySelector('main .ant-btn-primary');
  if (button) await userEvent.click(button);
  return screen.findByRole('dialog');
};

const jobsStory = (play: () => Promise<unknown>, prepare?: (backend: Backend) => void) => ({
  render: () => <JobsPage />,
  parameters: { url: '/admin/people/job', prepare },
  play: async () => {
    await play();
  },
});
const cataloguesStory = (play: () => Promise<unknown>, prepare?: (backend: Backend) => void) => ({
  render: () => <CataloguesPage type={CATALOGUE_TYPE.news} />,
  parameters: { url: '/admin/articles/news/folder', prepare },
  play: async () => {
    await play();
  },
});
const findButtons = () => screen.findAllByRole('button', {}, TIMEOUT);

export const Jobs = jobsStory(findTable);
/** The form was submitted without a name. */
export const JobInvalid = jobsStory(async () => {
  const submit = (await openAddDialog()).querySelector('[type=submit]');
  if (submit) await userEvent.click(submit);
});
export const Catalogues = cataloguesStory(findTable);
export const CatalogueDialog = cataloguesStory(async () =>
  within(await openAddDialog()).findAllByRole('textbox'),
);
export const JobsLong = jobsStory(findTable, lengthenNames);
export const CataloguesLong = cataloguesStory(findTable, lengthenNames);
export const JobsEmpty = jobsStory(findButtons, removeAll);
export const CataloguesEmpty = cataloguesStory(findButtons, removeAll);
export const JobsLoadingFailed = jobsStory(findAlert, failLists);
export const CataloguesLoadingFailed = cataloguesStory(findAlert, failLists);
export const JobsLoading = jobsStory(() => screen.findAllByRole('status'), keepPending);
