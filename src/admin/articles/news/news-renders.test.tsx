import { expect, it } from '@jest/globals';
import { updatedComponents } from '../../../../scripts/jest/rendered-components';
import {
  openItem,
  plainItem,
  startNewsBackend,
  title,
} from '../../../../scripts/jest/news-edit-screen';

startNewsBackend();

it('a key in the title renders the field and no other part of the news form', async () => {
  const { user } = await openItem(plainItem().no);
  // The first key also renders the action bar, which says that there are unpublished changes.
  await user.type(title('en_US'), 'a');
  const updated = await updatedComponents(() => user.keyboard('b'));
  expect(title('en_US')).toHaveDisplayValue(/ab$/);
  expect([...new Set(updated)].toSorted()).toEqual(['FieldFrame', 'FormProvider', 'TextField']);
});
