/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { prepareToFindCreatedRecords } from './find-created';

interface Row {
  id: number;
  lang: string;
  title: string;
}

/** Prepares the search for the inputs in a table that has a row for each language of an item. */
const prepareWithTable = (table: Row[], inputs: Omit<Row, 'id'>[]) =>
  prepareToFindCreatedRecords(
    inputs,
    {
      list: async ({ lang }) => table.filter((row) => row.lang === lang).map(({ id }) => id),
      load: async (id) => table.find((row) => row.id === id) ?? null,
      compare: (storedRow: Row, input) => ({
        sentValues: { title: input.title },
        storedValues: { title: storedRow.title },
      }),
    },
    (rows) => (rows.length > 0 ? rows.map(({ id }) => id) : null),
  );

const english = { lang: 'en_US', title: 'Advice across borders' };
const chinese = { lang: 'zh_CN', title: '跨境法律服务' };

it('prepareToFindCreatedRecords finds the new record of each language, also a truncated one, and no older one', async () => {
  const table = [
    { id: 1, ...english },
    { id: 2, ...chinese },
  ];
  const find = await prepareWithTable(table, [english, chinese]);
  expect(await find([english, chinese])).toBeNull();
  table.push({ id: 3, lang: 'zh_CN', title: '跨境' }, { id: 4, ...english });
  expect(await find([english, chinese])).toEqual([4, 3]);
});

it('prepareToFindCreatedRecords finds no older record of a language that was added since', async () => {
  const table = [{ id: 2, ...chinese }];
  const find = await prepareWithTable(table, [english]);
  table.push({ id: 3, ...english });
  expect(await find([english, chinese])).toEqual([3]);
});
