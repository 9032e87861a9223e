import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { faultOf } from '../../../mocks/fault-names';
import { backend, startAdmin } from '../../../scripts/jest/backend';
import { openScreen } from '../../../scripts/jest/open-screen';

const SCREEN_PATH = '/admin/site/status';
const CALL_PATH = '/admin/portal-config/site-status';
const SITE_OFF_MESSAGE = 'The site is off: visitors see the maintenance page.';

startAdmin();

const mutations = () => backend.requests.filter(({ path }) => path.startsWith(`/api${CALL_PATH}/`));

it('the site status page confirms before it switches the site off, and sends one request', async () => {
  const { user } = await openScreen(SCREEN_PATH);
  const toggle = await screen.findByRole('switch', { name: 'Site on for visitors' });
  expect(toggle).toBeChecked();
  await user.click(toggle);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/nobody can write to the firm/)).toBeVisible();
  expect(mutations()).toEqual([]);
  await user.dblClick(within(dialog).getByRole('button', { name: 'Switch the site off' }));
  expect(await screen.findByText(SITE_OFF_MESSAGE)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'The site is off' })).toBeVisible();
  expect(mutations().map(({ path }) => path)).toEqual([`/api${CALL_PATH}/0`]);
});

it('the switch has the focus again after the site was switched off by keyboard', async () => {
  const { user } = await openScreen(SCREEN_PATH);
  const toggle = await screen.findByRole('switch');
  toggle.focus();
  await user.keyboard(' ');
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await user.keyboard('{Tab}{Enter}');
  expect(await screen.findByText(SITE_OFF_MESSAGE)).toBeVisible();
  await waitFor(() => expect(dialog).not.toBeVisible());
  await waitFor(() => expect(screen.getByRole('switch')).toHaveFocus());
});

it('the confirm dialog always focuses the button that changes nothing', async () => {
  const { user } = await openScreen(SCREEN_PATH);
  const toggle = await screen.findByRole('switch');
  for (let turn = 0; turn < 2; turn += 1) {
    await user.click(toggle);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus(),
    );
    await user.keyboard('{Enter}');
    await waitFor(() => expect(dialog).not.toBeVisible());
  }
  expect(mutations()).toEqual([]);
});

it('the confirm dialog shows a failure, and accepts a change that was stored nevertheless', async () => {
  const { user } = await openScreen(SCREEN_PATH);
  await user.click(await screen.findByRole('switch'));
  const dialog = await screen.findByRole('dialog');
  const path = `${CALL_PATH}/{value}`;
  backend.injectFault({ path, status: 403, body: { message: 'You may not switch it.' } });
  await user.click(within(dialog).getByRole('button', { name: 'Switch the site off' }));
  expect(await within(dialog).findByText('You may not switch it.')).toBeVisible();
  expect(within(dialog).getByText('请求错误 · Request error')).toBeVisible();
  backend.injectFault({ path, status: 500, afterProcessing: true });
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The site is off' })).toBeVisible();
});

it('the confirm dialog shows that the server reported success without changing the status', async () => {
  const { user } = await openScreen(SCREEN_PATH);
  await user.click(await screen.findByRole('switch'));
  const dialog = await screen.findByRole('dialog');
  backend.injectFault({ path: `${CALL_PATH}/{value}`, ...faultOf('not-stored') });
  await user.click(within(dialog).getByRole('button', { name: 'Switch the site off' }));
  expect(await within(dialog).findByText('The site status was not changed.')).toBeVisible();
  expect(within(dialog).getByText(/reported success, but did not store/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The site is off' })).toBeVisible();
});

it('the confirm dialog does not claim that nothing was changed when the status cannot be fetched afterwards', async () => {
  const { user } = await openScreen(SCREEN_PATH);
  await user.click(await screen.findByRole('switch'));
  const dialog = await screen.findByRole('dialog');
  backend.injectFault({ path: CALL_PATH, status: 502 });
  await user.click(within(dialog).getByRole('button', { name: 'Switch the site off' }));
  expect(
    await within(dialog).findByText('Couldn’t check whether the site status was changed.'),
  ).toBeVisible();
  expect(within(dialog).queryByText('The site status was not changed.')).toBeNull();
});

it('the site status page refetches the status when it could not be fetched after a switch', async () => {
  const { user } = await openScreen(SCREEN_PATH);
  await user.click(await screen.findByRole('switch'));
  const dialog = await screen.findByRole('dialog');
  backend.injectFault({ path: CALL_PATH, status: 502 });
  await user.click(within(dialog).getByRole('button', { name: 'Switch the site off' }));
  expect(await screen.findByText(SITE_OFF_MESSAGE)).toBeVisible();
});

it.each([
  ['on', 'The site is on', true],
  [true, 'The site is on', true],
  ['off', 'The site is off', false],
  [false, 'The site is off', false],
])(
  'the site status page shows the status of the response %j (D35)',
  async (result, heading, checked) => {
    backend.injectFault({
      path: CALL_PATH,
      status: 200,
      body: { result, message: '', status: 200 },
    });
    await openScreen(SCREEN_PATH);
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(screen.getByRole<HTMLButtonElement>('switch').getAttribute('aria-checked')).toBe(
      String(checked),
    );
  },
);

it('the switch of the site is disabled, with the reason, when the status has another value (D35)', async () => {
  backend.injectFault({
    path: CALL_PATH,
    status: 200,
    body: { result: 2, message: '', status: 200 },
  });
  await openScreen(SCREEN_PATH);
  const toggle = await screen.findByRole('switch');
  expect(toggle).toBeDisabled();
  expect(toggle).toHaveAccessibleDescription(
    /The server returned 2 instead of 1 \(on\) or 0 \(off\)/,
  );
  expect(screen.queryByText(SITE_OFF_MESSAGE)).not.toBeInTheDocument();
});

it('the header shows the name of the firm while the site is off', async () => {
  backend.setSiteStatus(0);
  await openScreen('/admin/people/job');
  const header = await screen.findByRole('banner');
  const { name } = backend.db.portal.all().find(({ id }) => id === 'en_US')!;
  expect(await within(header).findByRole('link', { name })).toBeVisible();
});

it('another admin screen shows that the site is off, and refetches the status on window focus', async () => {
  backend.setSiteStatus(0);
  await openScreen('/admin/people/job');
  expect(await screen.findByText(SITE_OFF_MESSAGE)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to site status' })).toHaveAttribute(
    'href',
    SCREEN_PATH,
  );
  backend.setSiteStatus(1);
  await waitFor(() => {
    window.dispatchEvent(new Event('focus'));
    expect(screen.queryByText(SITE_OFF_MESSAGE)).not.toBeInTheDocument();
  });
});
