import { expect, it } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { backend, startAdmin } from '../../../scripts/jest/backend';
import { openScreen } from '../../../scripts/jest/open-screen';
import { textOf } from './differences';
import { WholeTexts } from './whole-texts';

startAdmin();

it('the draft recovery banner shows the differences in a table with a name and column headers', async () => {
  const banner = backend.db.banners.all().find(({ lang }) => lang === 'en_US')!;
  const path = `/admin/banner/list?edit=${banner.id}`;
  const firstVisit = await openScreen(path);
  fireEvent.change(await screen.findByDisplayValue(banner.title), { target: { value: 'Mine' } });
  await firstVisit.user.keyboard('{Control>}s{/Control}');
  await screen.findByText('The draft is saved in this browser.');
  firstVisit.view.unmount();
  await openScreen(path);
  const table = await screen.findByRole('table', { name: 'Differences' });
  expect(within(table).getByRole('columnheader', { name: 'Published' })).toBeVisible();
  expect(within(table).getByRole('columnheader', { name: 'Draft' })).toBeVisible();
  expect(within(table).getByText('Mine')).toBeVisible();
});

it('textOf keeps a text with a less-than sign before a number', () => {
  expect(textOf('Fees <5 % and >2 %')).toBe('Fees <5 % and >2 %');
});

it('the full texts of a language code with several parts show their differing words', () => {
  i18n.loadAndActivate({ locale: 'en_US', messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <WholeTexts
        name="versions.zh_Hant_TW.title"
        values={{ leftValue: 'One case', rightValue: 'Two case' }}
        texts={['One case', 'Two case']}
        hasSameText={false}
        leftTitle="Published"
        rightTitle="Draft"
        isWide
      />
    </I18nProvider>,
  );
  expect(within(screen.getByRole('group', { name: 'Draft' })).getByText('Two')).toBeVisible();
});
