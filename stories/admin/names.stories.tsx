import { screen, userEvent, within } from 'storybook/test';
import type { Backend } from '../../mocks/backend';
import { CataloguesPage } from '../../src/admin/catalogues/catalogues-page';
import { JobsPage } from '../../src/admin/jobs/jobs-page';
import { CATALOGUE_TYPE } from '../../src/api/catalogue-type';

export default { title: 'Admin components/Names' };

/** A table of the mock backend whose records have names. */
interface Named {
  all: () => readonly { id: number; name: string }[];
  update: (id: number, fields: { name: string }) => unknown;
  remove: (id: number) => void;
}

const tablesOf = ({ db }: Backend): Named[] => [db.jobs, db.catalogues];
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
    backend.fail({ path, status: 500, times: 'always' });
};
/** Keeps the requests for names pending. */
const waiting = (backend: Backend) => {
  for (const path of ['/admin/job', '/admin/catalog'])
    backend.fail({ path, until: new Promise(() => undefined), times: 'always' });
};

const TIMEOUT = { timeout: 30_000 };
const table = () => screen.findByRole('table', {}, TIMEOUT);
const alert = () => screen.findByRole('alert', {}, TIMEOUT);
/** Clicks the add button, the only primary button. */
const add = async () => {
  await table();
  const button = document.querySelector('main .ant-btn-primary');
  if (button) await userEvent.click(button);
  return screen.findByRole('dialog');
};

const jobs = (play: () => Promise<unknown>, prepare?: (backend: Backend) => void) => ({
  render: () => <JobsPage />,
  parameters: { at: '/admin/people/job', prepare },
  play: async () => {
    await play();
  },
});
const catalogues = (play: () => Promise<unknown>, prepare?: (backend: Backend) => void) => ({
  render: () => <CataloguesPage type={CATALOGUE_TYPE.news} />,
  parameters: { at: '/admin/articles/news/folder', prepare },
  play: async () => {
    await play();
  },
});
const firstStep = () => screen.findAllByRole('button', {}, TIMEOUT);

export const Jobs = jobs(table);
/** The form was submitted without a name. */
export const JobInvalid = jobs(async () => {
  const submit = (await add()).querySelector('[type=submit]');
  if (submit) await userEvent.click(submit);
});
export const Catalogues = catalogues(table);
export const CatalogueAdded = catalogues(async () => within(await add()).findAllByRole('textbox'));
export const JobsLong = jobs(table, lengthenNames);
export const CataloguesLong = catalogues(table, lengthenNames);
export const JobsEmpty = jobs(firstStep, removeAll);
export const CataloguesEmpty = catalogues(firstStep, removeAll);
export const JobsFailing = jobs(alert, failLists);
export const CataloguesFailing = catalogues(alert, failLists);
export const JobsLoading = jobs(() => screen.findAllByRole('status'), waiting);
