import { expect, it } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

function htmlOf(message: ReactNode): string {
  i18n.loadAndActivate({ locale: 'en_US', messages: {} });
  return render(<I18nProvider i18n={i18n}>{message}</I18nProvider>).container.innerHTML;
}

it('Trans renders markup in a stored name as text, also inside an element and next to a number', () => {
  const name = '<0>A</0> <b>and Co</b>';
  const count = 2;
  const escapedName = '&lt;0&gt;A&lt;/0&gt; &lt;b&gt;and Co&lt;/b&gt;';
  expect(
    htmlOf(
      <Trans>
        Move <em>{name}</em> by {count} rows below {name}
      </Trans>,
    ),
  ).toBe(`Move <em>${escapedName}</em> by 2 rows below ${escapedName}`);
});
