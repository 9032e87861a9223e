import { isDeepStrictEqual } from 'node:util';
import { fileIdIn } from '../../src/api/admin/response-values';
import { siteStateOf } from '../../src/lib/site-state';
import { effectOf, idOf, isRow, rowsOf, isSameId, type Exchange } from './live-backend';
import { AFFECTED_FEATURES } from './affected-features';
import { valuesOf } from './collect-responses';
import { pinById, type CheckContext } from './check-context';

/** A picture of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function createUploadForm(name: string, type: string, bytes: Buffer): FormData {
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

async function checkBanners(context: CheckContext): Promise<void> {
  const { backend, report, testItems } = context;
  const title = testItems.name('banner');
  const creation = await backend.call('createBanner', {
    body: [{ lang: 'en_US', title, linkUrl: '' }],
  });
  const [banner] = await testItems.find('banners');
  const id = idOf(banner);
  if (id === undefined) return;
  report.checkSuccess('D26', creation, 'banners are records of one language');
  await backend.call('getAdminBanner', { path: { id } });
  await backend.call('updateBanner', { body: [{ id, lang: 'en_US', title }] });
  await pinById(context, 'banners', 'setBannerTop', id);
}

/** Uploads an icon, which is deleted again, a picture, which no call deletes, and a text, which must be rejected. */
async function checkUploads({ backend, report, testItems }: CheckContext): Promise<void> {
  const createForm = () => createUploadForm('contract-check.png', 'image/png', PICTURE);
  const idsBefore = new Set(rowsOf(await backend.call('listIcons')).map(({ id }) => String(id)));
  const icon = await backend.call('uploadIcon', { body: createForm() });
  report.checkSuccess('D12', icon, 'the field of an upload is `file`');
  if (icon.ok) {
    // Requested even after a stop, since the icon must be deleted.
    const addedIcons = rowsOf(await backend.callEvenIfStopped('listIcons')).filter(
      ({ id }) => !idsBefore.has(String(id)),
    );
    const [returnedId] = valuesOf(icon.body, /^(id|fileId)$/);
    // Icons that other users add in the meantime are never deleted.
    const ownIcon =
      addedIcons.find(({ id }) => isSameId(id, returnedId)) ??
      (addedIcons.length === 1 ? addedIcons[0] : undefined);
    const id = idOf(ownIcon);
    if (id !== undefined) testItems.icons.push(id);
    else testItems.undeletableItems.push('an icon, whose id is unknown');
    report.check('D34', ownIcon !== undefined, 'a new icon is in the library', [
      `after ${icon.name} the library has no new icon`,
      'breaks: a new icon does not appear in the library',
    ]);
  }
  const upload = await backend.call('uploadFile', { body: createForm() });
  const path = fileIdOf(upload);
  report.check('D16', path !== undefined, '`fileId` is a path', [
    `${upload.name} returns ${JSON.stringify(upload.result)}`,
    effectOf(upload),
  ]);
  if (upload.ok)
    testItems.undeletableItems.push(`a picture of ${PICTURE.length} bytes: ${String(path)}`);
  if (path !== undefined) {
    const address = new URL(path, backend.origin).href;
    const file = await fetch(address).catch(() => undefined);
    report.check('D16', file?.ok === true, 'the file exists at its path', [
      `${address} responds with ${file?.status ?? 'nothing'}`,
      'breaks: an uploaded picture is not shown',
    ]);
  }
  const textUpload = await backend.call('uploadFile', {
    body: createUploadForm('contract-check.txt', 'text/plain', Buffer.from('Contract check')),
    mayBeRejected: true,
  });
  report.check('D48', upload.ok && !textUpload.ok, 'pictures are accepted, texts are rejected', [
    `${textUpload.name} responds with ${upload.status} to a picture, and with ${textUpload.status} to a text`,
    upload.ok ? 'copes: the form checks the type of a file before the upload' : effectOf(upload),
  ]);
  if (textUpload.ok) testItems.undeletableItems.push('a text file of 14 bytes');
}

/** Sends what the backend must reject without effect: a wrong password, and a message with an invalid address. */
async function checkRejections({ backend, report, password }: CheckContext): Promise<void> {
  // A backend that accepts the wrong password changes nothing, since the new password is the current one.
  if (password !== undefined) {
    const change = await backend.call('changePassword', {
      body: { oldPassword: 'contract-check: not this', newPassword: password },
      mayBeRejected: true,
    });
    report.check('D34', !change.ok && change.status !== 404, 'a wrong old password is rejected', [
      `${change.name} responds with ${change.status} to a wrong old password`,
      change.ok
        ? 'breaks: the password is changed without the old one'
        : `breaks: ${AFFECTED_FEATURES.changePassword} is reported as failed`,
    ]);
  }
  const email = await backend.call('sendContactEmail', {
    body: { email: 'contract check', content: 'Contract check' },
    mayBeRejected: true,
  });
  report.check('D1', email.status !== 401 && email.status !== 403, 'visitors need no token', [
    `${email.name} responds with ${email.status} to a visitor`,
    `breaks: ${AFFECTED_FEATURES.sendContactEmail} is reported as failed`,
  ]);
  if (email.ok)
    report.contradict(
      'D43',
      `${email.name} accepts a message from an invalid address`,
      'copes: the form checks the address before it sends the message',
    );
}

/** Creates and updates a test banner, uploads an icon and a picture, and sends what must be rejected. */
export async function writeRest(context: CheckContext): Promise<void> {
  await checkBanners(context);
  await checkUploads(context);
  await checkRejections(context);
}

/** Saves the firm's data unchanged, and sends the firm one message (D33, D34, D35, D43). */
export async function writeShared({ backend, report, testItems }: CheckContext): Promise<void> {
  const configuration = await backend.call('getAdminPortalConfiguration');
  if (configuration.ok && Array.isArray(configuration.result)) {
    const saveResponse = await backend.call('savePortalConfiguration', {
      body: configuration.result,
    });
    const after = await backend.call('getAdminPortalConfiguration');
    const isUnchanged = isDeepStrictEqual(after.result, configuration.result);
    report.checkSuccess('D33', saveResponse, 'saved unchanged');
    if (saveResponse.ok && !isUnchanged)
      report.contradict(
        'D33',
        `${saveResponse.name} with the unchanged configuration changes it`,
        `breaks: ${AFFECTED_FEATURES.savePortalConfiguration} changes unedited values`,
      );
  }
  const status = await backend.call('getAdminSiteStatus');
  const currentState = siteStateOf(status.result);
  if (currentState !== 'other') {
    const statusResponse = await backend.call('setSiteStatus', {
      path: { value: currentState === 'on' ? 1 : 0 },
    });
    report.checkSuccess('D35', statusResponse, 'the status is set by 1 and 0');
  }
  const profile = await backend.call('getAdminProfile');
  const headImg = isRow(profile.result) ? profile.result.headImg : undefined;
  if (typeof headImg === 'string') {
    const portrait = await backend.call('changePortrait', { body: { headImg } });
    report.checkSuccess('D34', portrait, 'a separate call changes the portrait');
  }
  const emailResponse = await backend.call('sendContactEmail', {
    body: {
      name: testItems.name('message'),
      email: 'contract-check@law-firm.example',
      content: `${testItems.mark}: no reply needed`,
    },
  });
  report.checkSuccess('D43', emailResponse, 'a message is accepted as `content`');
}
