import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { backend, startBackend } from '../../../scripts/jest/backend';
import { openScreen } from '../../../scripts/jest/open-screen';
import { setLocale } from '@/i18n/locale-store';
import { resetSendState } from './form/send-message';

const DRAFT_KEY = 'lawfirm_message';
const CONFIRMATION = 'Thank you for your message. We will get back to you shortly.';
const EMAIL_ERROR = 'Please enter a valid email address';
const EMAIL = 'olivia.grant@meridian-shipping.example';
const FIRM_EMAIL = 'contact@harcourt-lin.example';

let timeOffset = 0;
const originalNow = performance.now.bind(performance);

startBackend();
beforeAll(() => {
  performance.now = () => originalNow() + timeOffset;
});
beforeEach(() => {
  timeOffset = 0;
  sessionStorage.clear();
  resetSendState();
});
afterAll(() => {
  performance.now = originalNow;
});

const findSentMessages = () =>
  backend.requests
    .filter(({ path }) => path === '/api/admin/send-email')
    .map(({ body }) => body as Record<string, string>);
const findEmailField = () => screen.getByLabelText('Email');
const findMessageField = () => screen.getByLabelText('Message (optional)');
const findSendButton = () => screen.getByRole('button', { name: /^Send/ });
const readStoredDraft = () =>
  JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}') as Record<string, string>;
const findOffice = (name: string) =>
  backend.db.offices
    .all()
    .find((candidate) => candidate.lang === 'en_US' && candidate.name === name)!;
const findLawyer = () => backend.db.lawyers.all().find(({ lang }) => lang === 'en_US')!;

/** Fakes `setTimeout` alone, so that requests and rendering continue. */
function fakeTimeouts() {
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
    ],
  });
}

/** Opens the page, waits for the form, and advances the clock by a minute. */
async function openForm(path = '/about') {
  const openedScreen = await openScreen(path);
  await screen.findByRole('form', { name: 'Write to us' });
  timeOffset += 60_000;
  return openedScreen;
}

describe('contact form: email address', () => {
  it('shows the validation error when the visitor leaves the field, not while typing', async () => {
    const { user } = await openForm();
    await user.type(findEmailField(), 'olivia@');
    expect(findEmailField()).toHaveAttribute('aria-invalid', 'false');
    expect(screen.queryByText(EMAIL_ERROR)).not.toBeInTheDocument();
    await user.tab();
    expect(await screen.findByText(EMAIL_ERROR)).toBeVisible();
    expect(findEmailField()).toHaveAccessibleDescription(EMAIL_ERROR);
    expect(findEmailField()).toHaveAttribute('aria-invalid', 'true');
    await user.type(findEmailField(), 'meridian.example');
    await waitFor(() => expect(screen.queryByText(EMAIL_ERROR)).not.toBeInTheDocument());
  });

  it('focuses the empty email field on submit and sends no request', async () => {
    const { user } = await openForm();
    await user.click(findSendButton());
    await waitFor(() => expect(findEmailField()).toHaveFocus());
    expect(findEmailField()).toHaveAccessibleDescription(EMAIL_ERROR);
    expect(findSentMessages()).toEqual([]);
  });

  it('translates the validation error when the language changes', async () => {
    const { user } = await openForm();
    await user.click(findSendButton());
    await screen.findByText(EMAIL_ERROR);
    act(() => setLocale('zh_CN', { reload: false }));
    expect(await screen.findByText('请输入有效的电子邮箱地址')).toBeVisible();
  });
});

describe('contact form: submit', () => {
  it('sends one trimmed message to the firm when the visitor submits repeatedly', async () => {
    const { user } = await openForm();
    await user.type(screen.getByLabelText('Name (optional)'), ' Olivia Grant ');
    await user.type(screen.getByLabelText('Phone (optional)'), '+44 20 7946 0182');
    await user.type(findMessageField(), 'We would like advice.');
    await user.type(findEmailField(), `  ${EMAIL} `);
    const respond = backend.hold({ path: '/admin/send-email' });
    await user.dblClick(findSendButton());
    await user.type(findEmailField(), '{Enter}');
    respond();
    const thanks = await screen.findByText(CONFIRMATION);
    expect(findSentMessages()).toEqual([
      {
        name: 'Olivia Grant',
        email: EMAIL,
        phone: '+44 20 7946 0182',
        content: 'We would like advice.',
        to: FIRM_EMAIL,
      },
    ]);
    await waitFor(() => expect(thanks).toHaveFocus());
    expect(thanks).toHaveRole('status');
    expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(findEmailField()).toHaveValue('');
    expect(findMessageField()).toHaveValue('');
  });

  it('requires only the email address and shows a pending state on the button', async () => {
    const { user } = await openForm();
    const respond = backend.hold({ path: '/admin/send-email' });
    await user.type(findEmailField(), `${EMAIL}{Enter}`);
    const busyButton = await screen.findByRole('button', { name: 'Sending…' });
    expect(busyButton).toHaveAttribute('aria-disabled', 'true');
    expect(busyButton).toBeEnabled();
    respond();
    await screen.findByText(CONFIRMATION);
    expect(findSentMessages()).toEqual([{ email: EMAIL, to: FIRM_EMAIL }]);
  });

  it('locks the text and the recipient while the message is sent', async () => {
    const { user } = await openForm();
    const recipientSelect = await screen.findByLabelText('Send to');
    const respond = backend.hold({ path: '/admin/send-email' });
    await user.type(findEmailField(), `${EMAIL}{Enter}`);
    await screen.findByRole('button', { name: 'Sending…' });
    await user.type(findMessageField(), 'Too late');
    await user.selectOptions(recipientSelect, 'London');
    expect(findMessageField()).toHaveValue('');
    expect(recipientSelect).toHaveDisplayValue('The firm');
    respond();
    await screen.findByText(CONFIRMATION);
  });

  it('focuses the confirmation when the section has the focus, which Safari moves there from a pressed button', async () => {
    const { user } = await openForm();
    const respond = backend.hold({ path: '/admin/send-email' });
    await user.type(findEmailField(), `${EMAIL}{Enter}`);
    await screen.findByRole('button', { name: 'Sending…' });
    act(() => screen.getByRole('region', { name: 'Write to us' }).focus());
    respond();
    const thanks = await screen.findByText(CONFIRMATION);
    await waitFor(() => expect(thanks).toHaveFocus());
  });

  it('submits on Ctrl+Enter in the message field', async () => {
    const { user } = await openForm();
    await user.type(findEmailField(), EMAIL);
    await user.type(findMessageField(), 'One{Enter}two{Control>}{Enter}{/Control}');
    await screen.findByText(CONFIRMATION);
    expect(findSentMessages()[0]?.content).toBe('One\ntwo');
  });

  it('shows the confirmation in Chinese after a language change', async () => {
    const { user } = await openForm();
    await user.type(findEmailField(), EMAIL);
    act(() => setLocale('zh_CN', { reload: false }));
    await user.click(await screen.findByRole('button', { name: '发送留言' }));
    expect(await screen.findByText('感谢您的留言，我们将尽快与您联系。')).toBeVisible();
  });
});

describe('contact form: rejection by the server', () => {
  it('marks the rejected field until the visitor changes it, then sends again', async () => {
    const { user } = await openForm();
    await user.type(findEmailField(), EMAIL);
    await user.type(findMessageField(), 'Hello');
    backend.injectFault({
      path: '/admin/send-email',
      status: 400,
      body: { errors: [{ field: 'content', defaultMessage: 'Write more words' }] },
    });
    await user.click(findSendButton());
    expect(await screen.findByText('Write more words')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Please correct the marked fields.');
    expect(findMessageField()).toHaveAccessibleDescription('Write more words');
    await waitFor(() => expect(findMessageField()).toHaveFocus());
    await user.type(findMessageField(), ' again');
    await waitFor(() => expect(screen.queryByText('Write more words')).not.toBeInTheDocument());
    await user.click(findSendButton());
    await screen.findByText(CONFIRMATION);
  });

  it('marks the field and leaves the focus when the visitor returns to a form that the server has rejected in the meantime', async () => {
    const { user } = await openForm();
    await user.type(findMessageField(), 'Hello');
    const respond = backend.hold({
      path: '/admin/send-email',
      status: 400,
      body: { errors: [{ field: 'content', defaultMessage: 'Write more words' }] },
    });
    await user.type(findEmailField(), `${EMAIL}{Enter}`);
    await screen.findByRole('button', { name: 'Sending…' });
    await user.click(screen.getAllByRole('link', { name: 'Privacy' })[0]!);
    await screen.findByRole('heading', { level: 1, name: /Privacy/ });
    respond();
    await user.click(screen.getAllByRole('link', { name: 'About us' })[0]!);
    expect(await screen.findByText('Write more words')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('marks only the unchanged field, and leaves the focus in place, when the visitor returns after a failure that may have stored the message', async () => {
    const { user, router } = await openForm();
    await user.type(findMessageField(), 'Hello');
    backend.injectFault({
      path: '/admin/send-email',
      status: 500,
      body: {
        errors: [
          { field: 'content', defaultMessage: 'Write more words' },
          { field: 'name', defaultMessage: 'Enter your name' },
        ],
      },
    });
    await user.type(findEmailField(), `${EMAIL}{Enter}`);
    await screen.findByText('Write more words');
    await user.type(findMessageField(), ' again');
    await act(() => router.navigate({ to: '/docs/$name', params: { name: 'privacy' } }));
    await screen.findByRole('heading', { level: 1, name: /Privacy/ });
    await act(() => router.navigate({ to: '/about', hash: 'contact' }));
    expect(await screen.findByText('Enter your name')).toBeVisible();
    expect(findMessageField()).toHaveValue('Hello again');
    expect(findMessageField()).not.toHaveAttribute('aria-invalid');
    expect(screen.getByLabelText('Name (optional)')).not.toHaveFocus();
  });

  it.each([
    ['rejected the message', 400, false],
    ['may have stored the message, and the visitor has emptied the form', 500, true],
  ])(
    'shows no failure to a visitor who returns after the server %s',
    async (_, status, isEmptied) => {
      const { user, router } = await openForm();
      backend.injectFault({ path: '/admin/send-email', status });
      await user.type(findEmailField(), `${EMAIL}{Enter}`);
      await screen.findByRole('alert');
      if (isEmptied) await user.clear(findEmailField());
      await act(() => router.navigate({ to: '/docs/$name', params: { name: 'privacy' } }));
      await screen.findByRole('heading', { level: 1, name: /Privacy/ });
      await act(() => router.navigate({ to: '/about' }));
      await screen.findByRole('form', { name: 'Write to us' });
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );
});

describe('contact form: recipient', () => {
  it('shows why the recipient is rejected when the form has no field for it, and focuses another rejected field', async () => {
    for (const office of backend.db.offices.all()) backend.db.offices.put({ ...office, email: '' });
    const { user } = await openForm();
    backend.injectFault({
      path: '/admin/send-email',
      status: 400,
      body: {
        errors: [
          { field: 'to', defaultMessage: 'This mailbox is closed' },
          { field: 'content', defaultMessage: 'Write more words' },
        ],
      },
    });
    await user.type(findEmailField(), `${EMAIL}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('This mailbox is closed');
    expect(await screen.findByText('Write more words')).toBeVisible();
    expect(findMessageField()).toHaveFocus();
    expect(screen.queryByLabelText('Send to')).not.toBeInTheDocument();
  });

  it('sends to the selected office after a language change', async () => {
    const { user } = await openForm();
    await user.selectOptions(await screen.findByLabelText('Send to'), 'London');
    await user.type(findEmailField(), EMAIL);
    act(() => setLocale('zh_CN', { reload: false }));
    await waitFor(() => expect(screen.getByLabelText('收件方')).toHaveDisplayValue('伦敦'));
    await user.click(await screen.findByRole('button', { name: '发送留言' }));
    await waitFor(() => expect(findSentMessages()).toHaveLength(1));
    expect(findSentMessages()[0]?.to).toBe('london@harcourt-lin.example');
    await screen.findByRole('status');
  });

  it('preselects the office of the URL until the visitor selects another recipient', async () => {
    const { user, view } = await openForm(`/about?office=${findOffice('Shenzhen').id}`);
    const recipientSelect = await screen.findByLabelText('Send to');
    await waitFor(() => expect(recipientSelect).toHaveDisplayValue('Shenzhen'));
    await user.selectOptions(recipientSelect, 'The firm');
    view.unmount();
    await openForm(`/about?office=${findOffice('Shenzhen').id}`);
    expect(await screen.findByLabelText('Send to')).toHaveDisplayValue('The firm');
  });

  it('selects the firm for a lawyer without an office when an earlier link selected an office', async () => {
    const { id } = findLawyer();
    const { user, router } = await openForm(`/about?office=${findOffice('Shenzhen').id}`);
    const recipientSelect = await screen.findByLabelText('Send to');
    await waitFor(() => expect(recipientSelect).toHaveDisplayValue('Shenzhen'));
    await act(() => router.navigate({ to: '/about', search: { lawyer: String(id) } }));
    await waitFor(() => expect(recipientSelect).toHaveDisplayValue('The firm'));
    await user.selectOptions(recipientSelect, 'Shenzhen');
    expect(recipientSelect).toHaveDisplayValue('Shenzhen');
  });

  it('selects the firm for an office without an email address when an earlier link selected another office', async () => {
    backend.db.offices.update(findOffice('London').id, { email: '' });
    const { router } = await openForm(`/about?office=${findOffice('Shenzhen').id}`);
    const recipientSelect = await screen.findByLabelText('Send to');
    await waitFor(() => expect(recipientSelect).toHaveDisplayValue('Shenzhen'));
    const search = { office: String(findOffice('London').id) };
    await act(() => router.navigate({ to: '/about', search }));
    await waitFor(() => expect(recipientSelect).toHaveDisplayValue('The firm'));
  });

  it('ignores a recipient in the stored draft that is not the address of an office', async () => {
    sessionStorage.setItem(
      DRAFT_KEY,
      JSON.stringify({ email: EMAIL, office: 'evil@evil.example' }),
    );
    const { user } = await openForm();
    await user.click(findSendButton());
    await screen.findByText(CONFIRMATION);
    expect(findSentMessages()).toEqual([{ email: EMAIL, to: FIRM_EMAIL }]);
  });

  it('omits an office without an email address from the recipients', async () => {
    const { id } = findOffice('London');
    backend.db.offices.update(id, { email: '' });
    await openForm(`/about?office=${id}`);
    const recipientSelect = await screen.findByLabelText('Send to');
    expect(
      within(recipientSelect).queryByRole('option', { name: 'London' }),
    ).not.toBeInTheDocument();
    expect(recipientSelect).toHaveDisplayValue('The firm');
  });

  it('names the lawyer of the URL in the first line unless the visitor removes the name', async () => {
    const { id, name } = findLawyer();
    const { user } = await openForm(`/about?lawyer=${id}`);
    expect(await screen.findByText(name)).toBeVisible();
    await user.type(findEmailField(), EMAIL);
    await user.type(findMessageField(), 'Good morning');
    await user.click(findSendButton());
    await user.click(await screen.findByRole('button', { name: 'Write another message' }));
    timeOffset += 60_000;
    await user.type(findEmailField(), EMAIL);
    await user.click(await screen.findByRole('button', { name: `Remove ${name}` }));
    await waitFor(() => expect(screen.getByLabelText('Name (optional)')).toHaveFocus());
    await user.click(findSendButton());
    await screen.findByText(CONFIRMATION);
    expect(findSentMessages().map(({ content }) => content)).toEqual([
      `For: ${name}\n\nGood morning`,
      undefined,
    ]);
  });

  it('names a lawyer whose name loads while the message is delayed, and locks the name', async () => {
    const { id, name } = findLawyer();
    const respond = backend.hold({ path: `/user/lawyerTeam/${id}` });
    await openForm(`/about?lawyer=${id}`);
    timeOffset = 0;
    const user = userEvent.setup({ delay: null });
    await user.type(findEmailField(), EMAIL);
    fakeTimeouts();
    try {
      await user.click(findSendButton());
      await screen.findByRole('button', { name: 'Sending…' });
      respond();
      await user.click(await screen.findByRole('button', { name: `Remove ${name}` }));
      expect(screen.getByText(name)).toBeVisible();
      act(() => jest.advanceTimersByTime(3_000));
      expect(await screen.findByText(CONFIRMATION)).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
    expect(findSentMessages().map(({ content }) => content)).toEqual([`For: ${name}`]);
  });

  it('ignores an unknown lawyer in the URL', async () => {
    const { user } = await openForm('/about?lawyer=999999');
    await user.type(findEmailField(), `${EMAIL}{Enter}`);
    await screen.findByText(CONFIRMATION);
    expect(findSentMessages()).toEqual([{ email: EMAIL, to: FIRM_EMAIL }]);
    expect(screen.queryByText(/Your message is for/)).not.toBeInTheDocument();
  });
});

describe('contact form: failed request', () => {
  it('shows the reason, preserves the text, and shows an email link and a retry button', async () => {
    const { user } = await openForm();
    await user.type(findEmailField(), EMAIL);
    await user.type(findMessageField(), 'Who pays & why?');
    backend.injectFault({
      path: '/admin/send-email',
      status: 422,
      body: { status: 422, error: 'Unprocessable', message: 'The recipient is not known.' },
    });
    await user.click(findSendButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The recipient is not known.');
    expect(findMessageField()).toHaveValue('Who pays & why?');
    const link = within(alert).getByRole('link', { name: 'Send by email instead' });
    const href = new URL(link.getAttribute('href')!);
    expect(href.protocol + href.pathname).toBe(`mailto:${FIRM_EMAIL}`);
    expect(href.searchParams.get('subject')).toBe('Consultation request');
    expect(href.searchParams.get('body')).toBe(`Who pays & why?\r\n\r\n${EMAIL}`);
    expect(findSentMessages()).toHaveLength(1);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByText(CONFIRMATION);
    expect(findSentMessages()).toHaveLength(2);
    expect(findSentMessages()[1]).toEqual(findSentMessages()[0]);
  });

  it('scrolls to the reason when the section has the focus, which Safari moves there from a pressed button', async () => {
    const { user } = await openForm();
    const respond = backend.hold({ path: '/admin/send-email', status: 500 });
    await user.type(findEmailField(), `${EMAIL}{Enter}`);
    await screen.findByRole('button', { name: 'Sending…' });
    act(() => screen.getByRole('region', { name: 'Write to us' }).focus());
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    respond();
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(scrollIntoView.mock.contexts).toContain(alert));
    scrollIntoView.mockRestore();
  });

  it('shows the reason and the email link when the visitor returns from the status page (D2, D4)', async () => {
    const { user, href } = await openForm();
    await user.type(findMessageField(), 'Who pays?');
    backend.injectFault({
      path: '/admin/send-email',
      status: 503,
      body: { status: 503, message: 'The mail server is closed for maintenance.' },
    });
    const respond = backend.hold({ path: '/user/portal-config/site-status' });
    await user.type(findEmailField(), `${EMAIL}{Enter}`);
    await screen.findByRole('heading', { name: 'We will be back shortly' });
    respond();
    const alert = await screen.findByRole('alert');
    expect(href()).toBe('/about');
    expect(alert).toHaveTextContent('The mail server is closed for maintenance.');
    expect(within(alert).getByRole('link', { name: 'Send by email instead' })).toBeVisible();
    expect(findMessageField()).toHaveValue('Who pays?');
  });

  it('stores the message once when the response is lost and the visitor retries (D49)', async () => {
    const { user } = await openForm();
    await user.type(findMessageField(), 'Once is enough');
    backend.injectFault({ path: '/admin/send-email', disconnect: true, afterProcessing: true });
    await user.type(findEmailField(), `${EMAIL}{Enter}`);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText(CONFIRMATION);
    expect(findSentMessages()).toHaveLength(2);
    const receivedEmails = backend.db.emails
      .all()
      .filter(({ content }) => content === 'Once is enough');
    expect(receivedEmails).toHaveLength(1);
  });

  it('stores the message once when the response is lost and the visitor empties the form and enters the same again (D49)', async () => {
    const { user } = await openForm();
    backend.injectFault({ path: '/admin/send-email', disconnect: true, afterProcessing: true });
    await user.type(findEmailField(), `${EMAIL}{Enter}`);
    await screen.findByRole('alert');
    await user.clear(findEmailField());
    await user.type(findEmailField(), `${EMAIL}{Enter}`);
    await screen.findByText(CONFIRMATION);
    expect(findSentMessages()).toHaveLength(2);
    expect(backend.db.emails.all()).toHaveLength(1);
    expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull();
  });

  it('stores the message once when the language changes before the retry (D49)', async () => {
    const { id, name } = findLawyer();
    const { user } = await openForm(`/about?lawyer=${id}`);
    await screen.findByText(name);
    backend.injectFault({ path: '/admin/send-email', disconnect: true, afterProcessing: true });
    await user.type(findEmailField(), `${EMAIL}{Enter}`);
    await screen.findByRole('alert');
    act(() => setLocale('zh_CN', { reload: false }));
    await user.click(await screen.findByRole('button', { name: '重试' }));
    await screen.findByRole('status');
    const [firstMessage, ...laterMessages] = findSentMessages();
    expect(firstMessage?.content).toBe(`For: ${name}`);
    expect(laterMessages).toEqual([firstMessage]);
    const receivedContents = backend.db.emails.all().map(({ content }) => content);
    expect(receivedContents).toEqual([`For: ${name}`]);
  });

  it.each([
    [
      { disconnect: true },
      true,
      'The connection to our server failed. Your message may not have arrived.',
    ],
    [{ disconnect: true }, false, 'You are offline. Your message may not have arrived.'],
    [{ status: 500, body: {} }, true, 'error (code 500). Your message may not have arrived.'],
    [{ status: 403, body: {} }, true, 'Your message could not be sent (code 403).'],
    [
      { body: '<html>gateway</html>' },
      true,
      'We received an unexpected response. Your message may not have arrived.',
    ],
  ])('shows the cause of the failure %j, online: %j', async (fault, online, cause) => {
    const onLineGetter = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    const { user } = await openForm();
    backend.injectFault({ path: '/admin/send-email', ...fault });
    await user.type(findEmailField(), `${EMAIL}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(cause);
    expect(findEmailField()).toHaveValue(EMAIL);
    expect(readStoredDraft().email).toBe(EMAIL);
    expect(findSentMessages()).toHaveLength(1);
    onLineGetter.mockRestore();
  });
});

describe('contact form: draft', () => {
  it('restores the draft on the next visit and after a language change', async () => {
    const { user, view } = await openForm();
    await user.type(findEmailField(), EMAIL);
    await user.type(findMessageField(), 'Half a sen');
    view.unmount();
    await openForm();
    expect(findEmailField()).toHaveValue(EMAIL);
    expect(findMessageField()).toHaveValue('Half a sen');
    act(() => setLocale('zh_CN', { reload: false }));
    expect(await screen.findByLabelText('留言内容（选填）')).toHaveValue('Half a sen');
  });

  it.each(['{', 'null', '[1]', '"x"', '{"email":{"a":1},"message":7,"office":null}'])(
    'is empty when the stored draft is %j',
    async (storedText) => {
      sessionStorage.setItem(DRAFT_KEY, storedText);
      await openForm();
      expect(findEmailField()).toHaveValue('');
      expect(findMessageField()).toHaveValue('');
    },
  );

  it('sends the entered message instead of a malformed stored one', async () => {
    const draft = { name: '', email: EMAIL, phone: '', message: '', office: '', urlOffice: '' };
    const sentEmails = {
      [JSON.stringify([draft, undefined])]: { email: { email: 7 }, idempotencyKey: '1' },
    };
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
    sessionStorage.setItem('lawfirm_sent_messages', JSON.stringify(sentEmails));
    const { user } = await openForm();
    await user.click(findSendButton());
    await screen.findByText(CONFIRMATION);
    expect(findSentMessages()).toEqual([{ email: EMAIL, to: FIRM_EMAIL }]);
  });

  it('restores the draft from memory when sessionStorage is blocked', async () => {
    const sessionStorageGetter = jest
      .spyOn(window, 'sessionStorage', 'get')
      .mockImplementation(() => {
        throw new DOMException('Blocked', 'SecurityError');
      });
    const { user, view } = await openForm();
    await user.type(findEmailField(), EMAIL);
    view.unmount();
    await openForm();
    expect(findEmailField()).toHaveValue(EMAIL);
    await user.click(findSendButton());
    await screen.findByText(CONFIRMATION);
    expect(findSentMessages()).toHaveLength(1);
    sessionStorageGetter.mockRestore();
  });
});

describe('contact form: spam protection', () => {
  it('requests a confirmation when the hidden field is filled in, sends the message only after it, and does not request it again to retry', async () => {
    const { user } = await openForm();
    const fields = screen.getAllByRole<HTMLInputElement>('textbox', { hidden: true });
    const honeypot = fields.find(({ name }) => name === 'website')!;
    expect(screen.getAllByRole('textbox')).not.toContain(honeypot);
    expect(honeypot).toHaveAttribute('tabindex', '-1');
    honeypot.value = 'https://spam.example';
    await user.type(findMessageField(), 'From a person');
    await user.type(findEmailField(), `${EMAIL}{Enter}`);
    const warning = await screen.findByRole('alert');
    expect(warning).toHaveTextContent('Your message has not been sent yet.');
    expect(screen.queryByText(CONFIRMATION)).not.toBeInTheDocument();
    expect(findMessageField()).toHaveValue('From a person');
    expect(readStoredDraft().message).toBe('From a person');
    expect(findSentMessages()).toEqual([]);
    backend.injectFault({ path: '/admin/send-email', status: 500 });
    await user.click(within(warning).getByRole('button', { name: 'Yes, send it' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(CONFIRMATION)).toBeVisible();
    const sentMessage = { email: EMAIL, content: 'From a person', to: FIRM_EMAIL };
    expect(findSentMessages()).toEqual([sentMessage, sentMessage]);
  });

  it('delays a message submitted within three seconds of opening the form', async () => {
    await openForm();
    timeOffset = 0;
    const user = userEvent.setup({ delay: null });
    await user.type(findEmailField(), EMAIL);
    fakeTimeouts();
    try {
      await user.click(findSendButton());
      expect(await screen.findByRole('button', { name: 'Sending…' })).toHaveFocus();
      act(() => jest.advanceTimersByTime(1_000));
      expect(findSentMessages()).toEqual([]);
      act(() => jest.advanceTimersByTime(2_000));
      await waitFor(() => expect(findSentMessages()).toHaveLength(1));
      expect(await screen.findByText(CONFIRMATION)).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });
});
