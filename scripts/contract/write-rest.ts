import { isDeepStrictEqual } from 'node:util';
import { fileIdIn } from '../../src/api/file-id-in';
import { siteSwitch } from '../../src/lib/is-site-off';
import { effectOf, idOf, isRow, rowsOf, sameId, type Exchange } from './live-backend';
import { AFFECTED_SCREENS } from './affected-screens';
import { valuesOf } from './collect-responses';
import { pinById, type CheckPass } from './check-pass';

/** A picture of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function form(name: string, type: string, bytes: Buffer): FormData {
  const data = new FormData();
  data.set('file', new File([new Uint8Array(bytes)], name, { type }));
  return data;
}

/** Returns the `fileId` of an upload as the application reads it; undefined without one. */
function fileIdOf({ ok, body }: Exchange): string | undefined {
  try {
    return ok ? fileIdIn(body) : undefined;
  } catch {
    return undefined;
  }
}

async function banners(given: CheckPass): Promise<void> {
  const { backend, ledger, own } = given;
  const title = own.name('banner');
  const made = await backend.call('createBanner', {
    body: [{ lang: 'en_US', title, linkUrl: '' }],
  });
  const [banner] = await own.find('banners');
  const id = idOf(banner);
  if (id === undefined) return;
  ledger.hold('D26', made.ok, 'banners are records of one language', [
    `${made.name} answers ${made.status}`,
    effectOf(made),
  ]);
  await backend.call('getAdminBanner', { path: { id } });
  await backend.call('updateBanner', { body: [{ id, lang: 'en_US', title }] });
  await pinById(given, 'banners', 'setBannerTop', id);
}

/** Uploads an icon, which is deleted again, a picture, which no call deletes, and a text, which must be rejected. */
async function uploads({ backend, ledger, own }: CheckPass): Promise<void> {
  const body = () => form('contract-check.png', 'image/png', PICTURE);
  const before = new Set(rowsOf(await backend.call('listIcons')).map(({ id }) => String(id)));
  const icon = await backend.call('uploadIcon', { body: body() });
  ledger.hold('D12', icon.ok, 'the field of an upload is `file`', [
    `${icon.name} answers ${icon.status}`,
    effectOf(icon),
  ]);
  if (icon.ok) {
    // Requested even after a stop, since the icon must be deleted.
    const added = rowsOf(await backend.clean('listIcons')).filter(
      ({ id }) => !before.has(String(id)),
    );
    const [told] = valuesOf(icon.body, /^(id|fileId)$/);
    // Icons that other users add in the meantime are never deleted.
    const mine =
      added.find(({ id }) => sameId(id, told)) ?? (added.length === 1 ? added[0] : undefined);
    const id = idOf(mine);
    if (id !== undefined) own.icons.push(id);
    else own.left.push('an icon: which of them could not be told');
    ledger.hold('D34', mine !== undefined, 'a new icon is in the library', [
      `after ${icon.name} the library has no new icon`,
      'breaks: a new icon does not appear in the library',
    ]);
  }
  const upload = await backend.call('uploadFile', { body: body() });
  const path = fileIdOf(upload);
  ledger.hold('D16', path !== undefined, '`fileId` is a path', [
    `${upload.name} gives ${JSON.stringify(upload.result)}`,
    effectOf(upload),
  ]);
  if (upload.ok) own.left.push(`a picture of ${PICTURE.length} bytes: ${String(path)}`);
  if (path !== undefined) {
    const address = new URL(path, backend.origin).href;
    const file = await fetch(address).catch(() => undefined);
    ledger.hold('D16', file?.ok === true, 'the file lies there', [
      `${address} answers ${file?.status ?? 'nothing'}`,
      'breaks: an uploaded picture is not shown',
    ]);
  }
  const text = await backend.call('uploadFile', {
    body: form('contract-check.txt', 'text/plain', Buffer.from('Contract check')),
    mayRefuse: true,
  });
  ledger.hold('D48', upload.ok && !text.ok, 'pictures are taken, texts refused', [
    `${text.name} answers ${upload.status} to a picture, ${text.status} to a text`,
    upload.ok ? 'copes: the form checks the type of a file before it sends it' : effectOf(upload),
  ]);
  if (text.ok) own.left.push('a text of 14 bytes');
}

/** Sends what the backend must reject without effect: a wrong password, and a message without an address. */
async function refusals({ backend, ledger, password }: CheckPass): Promise<void> {
  // A backend that accepts it changes nothing, as the new password is the current one. Not sent if that is unknown.
  if (password !== undefined) {
    const change = await backend.call('changePassword', {
      body: { oldPassword: 'contract-check: not this', newPassword: password },
      mayRefuse: true,
    });
    ledger.hold('D34', !change.ok && change.status !== 404, 'a wrong old password is refused', [
      `${change.name} answers ${change.status} to a wrong old password`,
      change.ok
        ? 'breaks: the password is changed without the old one'
        : `breaks: ${AFFECTED_SCREENS.changePassword} is reported as failed`,
    ]);
  }
  const email = await backend.call('sendContactEmail', {
    body: { email: 'contract check', content: 'Contract check' },
    mayRefuse: true,
  });
  ledger.hold('D1', email.status !== 401 && email.status !== 403, 'visitors need no token', [
    `${email.name} answers ${email.status} to a visitor`,
    `breaks: ${AFFECTED_SCREENS.sendContactEmail} is reported as failed`,
  ]);
  if (email.ok)
    ledger.differ(
      'D43',
      `${email.name} takes a message without an address to answer to`,
      'copes: the form checks the address before it sends it',
    );
}

/** Creates, updates and deletes test banners and icons, uploads a file, and sends what must be rejected. */
export async function writeRest(given: CheckPass): Promise<void> {
  await banners(given);
  await uploads(given);
  await refusals(given);
}

/** Saves the firm's data unchanged, and sends the firm one message (D31, D33, D34, D35, D43). */
export async function writeShared({ backend, ledger, own }: CheckPass): Promise<void> {
  const read = await backend.call('getAdminPortalConfiguration');
  if (read.ok && Array.isArray(read.result)) {
    const saved = await backend.call('savePortalConfiguration', { body: read.result });
    const after = await backend.call('getAdminPortalConfiguration');
    const same = isDeepStrictEqual(after.result, read.result);
    ledger.hold('D33', saved.ok && same, 'written back as it came', [
      `after ${saved.name} with what was read the configuration is another`,
      saved.ok
        ? `breaks: ${AFFECTED_SCREENS.savePortalConfiguration} changes what was not touched`
        : effectOf(saved),
    ]);
  }
  const status = await backend.call('getAdminSiteStatus');
  const is = siteSwitch(status.result);
  if (is !== 'other') {
    const set = await backend.call('setSiteStatus', { path: { value: is === 'on' ? 1 : 0 } });
    ledger.hold('D35', set.ok, 'the status is set by 1 and 0', [
      `${set.name} answers ${set.status}`,
      effectOf(set),
    ]);
  }
  const profile = await backend.call('getAdminProfile');
  const headImg = isRow(profile.result) ? profile.result.headImg : undefined;
  if (typeof headImg === 'string') {
    const portrait = await backend.call('changePortrait', { body: { headImg } });
    ledger.hold('D34', portrait.ok, 'the portrait is changed by its own call', [
      `${portrait.name} answers ${portrait.status}`,
      effectOf(portrait),
    ]);
  }
  const sent = await backend.call('sendContactEmail', {
    body: {
      name: own.name('message'),
      email: 'contract-check@law-firm.example',
      content: `${own.mark}: nobody needs to answer`,
    },
  });
  ledger.hold('D43', sent.ok, 'a message is taken as `content`', [
    `${sent.name} answers ${sent.status}`,
    effectOf(sent),
  ]);
}
