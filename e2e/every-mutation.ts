import { sendContactEmail } from '../src/api/contact';
import * as banners from '../src/api/admin/banners';
import { caseCalls } from '../src/api/admin/cases';
import * as catalogues from '../src/api/admin/catalogues';
import { uploadAdminFile } from '../src/api/admin/files';
import { honorCalls } from '../src/api/admin/honors';
import * as icons from '../src/api/admin/icons';
import * as jobs from '../src/api/admin/jobs';
import * as lawyers from '../src/api/admin/lawyers';
import { login } from '../src/api/admin/login';
import { newsCalls } from '../src/api/admin/news';
import { savePortal, type PortalInput } from '../src/api/admin/portal';
import * as professionalFields from '../src/api/admin/professional-fields';
import { changePassword, changePortrait } from '../src/api/admin/profile';
import { setSiteStatus } from '../src/api/admin/site-status';

const english = { lang: 'en_US', title: 'A title', coverUrl: '', content: '<p>Text</p>' };
const chinese = { ...english, lang: 'zh_CN', title: '标题' };
const catalogueFields = { cataId: 103, contentUrl: '' };
const articleVersions = [
  { ...english, ...catalogueFields },
  { ...chinese, ...catalogueFields, cataId: '104' },
];
const externalFields = {
  ...catalogueFields,
  isLink: 1,
  contentUrl: 'https://www.legal-review.example/a',
} as const;
const nameVersions = [
  { lang: 'en_US', name: 'A name' },
  { lang: 'zh_CN', name: '名称' },
];
const storedIds = { id: 7, no: 'group-7' };
const lawyer = {
  lang: 'en_US',
  name: 'Ada Quill',
  photoUrl: '',
  phoneNumber: '+44 20 7946 0182',
  email: '',
  intro: '',
  jobIds: [601, '603'],
  proFieldIds: [511],
  customContents: [{ title: 'Education', content: '<p>Law</p>' }],
};
const portal: PortalInput = {
  lang: 'en_US',
  name: 'Harcourt & Lin',
  iconUrl: 'https://www.harcourt-lin.example/files/seed/logo.svg',
  email: 'beijing@harcourt-lin.example',
  lawyerCount: 186,
  isLawyerCountVisible: 1,
  isTotalPeopleVisible: false,
  advantagesList: [{ title: 'One team', content: '<p>Five offices</p>' }],
  environmentList: [{ title: 'Reception', coverUrl: '' }],
  officesList: [{ officeId: 701, name: 'Beijing', email: '', bottomWebsiteShow: 1 }],
};
const createPicture = () => new File(['picture'], 'picture.png', { type: 'image/png' });

/** Every mutation of the data layer, by name. */
const MUTATIONS: Record<string, () => Promise<unknown>> = {
  'log in': () => login('admin', 'admin123'),
  'change the password': () => changePassword('admin123', 'plum-rain-1987'),
  'change the portrait': () => changePortrait('https://www.harcourt-lin.example/files/seed/a.webp'),
  'create a catalogue': () =>
    catalogues.createCatalogue(
      nameVersions.map((version) => ({ ...version, type: 0, parentId: null })),
    ),
  'update a catalogue': () =>
    catalogues.updateCatalogue(
      nameVersions.map((version) => ({ ...version, ...storedIds, type: 0, parentId: 3 })),
    ),
  'move a catalogue': () => catalogues.sortCatalogue({ sourceId: 103, targetId: '101' }),
  'delete a catalogue': () => catalogues.deleteCatalogue(0, [{ id: 7, lang: 'en_US' }]),
  'create a news item': () =>
    newsCalls.create(articleVersions.map((version) => ({ ...version, note: '' }))),
  'update a news item': () => newsCalls.update([{ ...english, ...externalFields, ...storedIds }]),
  'create a case': () => caseCalls.create(articleVersions),
  'update a case': () =>
    caseCalls.update(articleVersions.map((version) => ({ ...version, ...storedIds }))),
  'create an honor': () => honorCalls.create([english, chinese]),
  'update an honor': () => honorCalls.update([{ ...english, ...storedIds }, chinese]),
  ...Object.fromEntries(
    Object.entries({ newsCalls, caseCalls, honorCalls }).flatMap(([name, calls]) => [
      [`pin in ${name}`, () => calls.pin('group-7')],
      [`unpin in ${name}`, () => calls.unpin('group-7')],
      [`delete in ${name}`, () => calls.remove({ no: 'group-7', lang: 'en_US' })],
    ]),
  ),
  'create a banner': () =>
    banners.createBanners([
      { lang: 'en_US', title: 'A title', subTitle: '', linkUrl: '', imgPath: '' },
    ]),
  'update a banner': () => banners.updateBanners([{ id: 7, lang: 'en_US', title: 'A title' }]),
  'pin a banner': () => banners.setBannerTop(7, 1),
  'delete a banner': () => banners.deleteBanner({ id: 7, lang: 'en_US' }),
  'create a professional field': () =>
    professionalFields.createProfessionalFields(
      nameVersions.map((version) => ({ ...version, introduce: '', iconUrl: '' })),
    ),
  'update a professional field': () =>
    professionalFields.updateProfessionalFields([{ lang: 'en_US', name: 'A name', id: 7 }]),
  'move a professional field': () => professionalFields.sortProfessionalFields(8, 7),
  'delete a professional field': () =>
    professionalFields.deleteProfessionalField({ id: 7, lang: 'en_US' }),
  'create a lawyer': () => lawyers.createLawyer([{ ...lawyer, office: { officeId: 701 } }]),
  'update a lawyer': () => lawyers.updateLawyer([{ ...lawyer, ...storedIds, office: null }]),
  'move a lawyer': () => lawyers.sortLawyers(8, 7),
  'put a lawyer at a position': () => lawyers.moveLawyer('group-7', 3),
  'unpin a lawyer': () => lawyers.setLawyerTop(7, 0),
  'delete a lawyer': () => lawyers.deleteLawyer({ id: 7, no: 'group-7', lang: 'en_US' }),
  'create a job': () => jobs.createJob(nameVersions),
  'update a job': () =>
    jobs.updateJob(nameVersions.map((version) => ({ ...version, ...storedIds }))),
  'move a job': () => jobs.sortJobs(8, 7),
  'replace a job': () => jobs.replaceJob('job-partner', 'job-counsel'),
  'delete a job': () => jobs.deleteJob({ id: 7, lang: 'en_US' }),
  'save the portal configuration': () => savePortal([portal, { lang: 'zh_CN', name: '衡联' }]),
  'switch the site on': () => setSiteStatus(1),
  'upload an icon': () => icons.uploadIcon(createPicture()),
  'delete an icon': () => icons.deleteIcon(7),
  'upload a file': () => uploadAdminFile(createPicture()),
  'write to the firm': () =>
    sendContactEmail({
      name: 'Olivia Grant',
      email: 'olivia.grant@meridian-shipping.example',
      phone: '',
      content: 'We would like to discuss a dispute.',
      to: 'london@harcourt-lin.example',
    }),
};

/** Sends every mutation of the application once, from the page that runs this. Returns those that failed, with the error. */
export async function sendEveryMutation(): Promise<string[]> {
  const failedMutations: string[] = [];
  for (const [name, send] of Object.entries(MUTATIONS)) {
    await send().catch((error: unknown) => failedMutations.push(`${name}: ${String(error)}`));
  }
  return failedMutations;
}
