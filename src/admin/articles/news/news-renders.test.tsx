import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { openScreen } from '../../../../scripts/jest/open-screen';
import { recordUpdatedComponents } from '../../../../scripts/jest/rendered-components';
import { startAdmin } from '../../../../scripts/jest/backend';
import { openItem, findShortNewsItem, titleField } from '../../../../scripts/jest/news-edit-screen';

startAdmin();

it('a keystroke in the title re-renders the field and no other part of the news form', async () => {
  const { user } = await openItem(findShortNewsItem().no);
  // The first keystroke also renders the action bar, which shows that changes are unpublished.
  await user.type(titleField('en_US'), 'a');
  const updatedNames = await recordUpdatedComponents(() => user.keyboard('b'));
  expect(titleField('en_US')).toHaveDisplayValue(/ab$/);
  expect([...new Set(updatedNames)].toSorted()).toEqual([
    'FieldFrame',
    'FormProvider',
    'TextField',
  ]);
});

it('switching to a single language, and then to another language, re-renders no text field of the news form', async () => {
  const { user } = await openItem(findShortNewsItem().no);
  const namesAfterSwitch = await recordUpdatedComponents(() =>
    user.click(screen.getByText('Single language')),
  );
  expect(screen.getByRole('tab', { name: /English/, selected: true })).toBeVisible();
  expect(namesAfterSwitch).toContain('LanguageWorkbench');
  expect(namesAfterSwitch).not.toContain('TextField');
  const namesAfterMove = await recordUpdatedComponents(() =>
    user.click(screen.getByRole('tab', { name: /Chinese/ })),
  );
  expect(titleField('zh_CN')).toBeVisible();
  expect(namesAfterMove).toContain('LanguageWorkbench');
  expect(namesAfterMove).not.toContain('TextField');
});

it('the news form renders the fields of the first language first, and those of the second language and the shared fields later', async () => {
  // oxlint-disable-next-line testing-library/no-node-access -- two languages have fields of the same name
  const field = (id: string) => document.getElementById(`field-${id}`);
  await openScreen(`/admin/articles/news/edit?no=${findShortNewsItem().no}`);
  const otherFields = await waitFor(() => {
    expect(field('versions-en_US-title')).not.toBeNull();
    return [field('versions-zh_CN-title'), field('cataNo')];
  });
  expect(otherFields).toEqual([null, null]);
  expect(field('versions-zh_CN-title')).toBeVisible();
  expect(field('cataNo')).toBeVisible();
});
