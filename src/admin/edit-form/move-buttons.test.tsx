import { expect, it } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { MoveButtons } from './move-buttons';

it('the accessible name of the button “Move down” ends with the unchanged name of the row, even if it contains tags', () => {
  i18n.loadAndActivate({ locale: 'en_US', messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <MoveButtons rowName="<b>Fees</b>" index={0} total={2} onMove={() => undefined} />
    </I18nProvider>,
  );
  expect(
    screen.getByRole('button', { name: /<b>Fees<\/b>$/, description: 'Move down' }),
  ).toBeVisible();
});
