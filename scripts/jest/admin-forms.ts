/* oxlint-disable typescript/no-non-null-assertion -- as in tests, a missing element fails the test */
import { fireEvent } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { MockBackend } from '../../mocks/node';

/** The same message in the two languages that tests check. */
type LocalizedText = Readonly<Record<'en_US' | 'zh_CN', string>>;
export const localized = (en_US: string, zh_CN: string): LocalizedText => ({ en_US, zh_CN });

const TITLE_MESSAGE = localized('Enter a title.', '请填写标题。');
export const NO_TITLE_MESSAGE = localized(
  'Enter a title in at least one language.',
  '请至少填写一种语言的标题。',
);
const EMPTIED_VERSION_MESSAGE = localized(
  'This version is published and cannot be deleted alone. Enter a title, or delete the item in all languages from the list.',
  '该语言版本已发布，无法单独删除。请填写标题，或在列表中删除全部语言版本。',
);
export const CATALOGUE_MESSAGE = localized('Choose a catalogue.', '请选择栏目。');
const ADDRESS_MESSAGE = localized(
  'Enter a web address that starts with https:// or http://.',
  '请填写以https://或http://开头的网址。',
);
const PICTURE_ADDRESS_MESSAGE = localized(
  'The address of this picture is invalid. Choose another picture, or remove it.',
  '图片地址无效，请更换图片或将其删除。',
);
const PIPE_MESSAGE = localized('Use %7C instead of | in “/a|b”.', '请将“/a|b”中的|改写为%7C。');
const EMAIL_MESSAGE = localized('Please enter a valid email address', '请输入有效的电子邮箱地址');
const COUNT_MESSAGE = localized('Enter the number in digits only.', '请仅用数字填写。');

/** The end of a field's id, the text typed into it if any, and the message below it. */
type ExpectedMessage = readonly [id: string, typed: string | null, message: LocalizedText];

/** An admin form, and the messages that it shows for invalid values. */
interface Form {
  name: string;
  /** Stores the data that the form needs, and returns its path. */
  preparePath: (backend: MockBackend) => string;
  /** The end of the id of a field that appears once the form is loaded. */
  firstFieldId: string;
  /** Prepares the form before publishing. */
  prepare?: (user: UserEvent) => Promise<void> | void;
  expectedMessages: readonly ExpectedMessage[];
}

/** Returns the button that shows the fields of a portal row. */
const editButtonOf = (row: string) => document.querySelector(`#${row} [aria-expanded]`)!;

/** Returns a field by the end of its id. */
export const field = (id: string) => document.getElementById(`field-${id}`)!;
export const writeField = (id: string, value: string) =>
  fireEvent.change(field(id), { target: { value } });

/** Reduces an external news item or case to its English title and address, and returns its `no`. */
function storeBareExternalItem(backend: MockBackend, contentType: 'news' | 'cases'): string {
  const table = backend.db[contentType];
  const { no } = table.all().find(({ contentUrl, lang }) => lang === 'en_US' && contentUrl !== '')!;
  for (const { id, lang } of table.group(no)) {
    if (lang !== 'en_US') backend.db[contentType].remove(id);
    else if (contentType === 'news')
      backend.db.news.update(id, { note: '', content: '', coverUrl: '' });
    else backend.db.cases.update(id, { content: '', coverUrl: '' });
  }
  return no;
}

/** Empties the text, professional fields, office and sections of a lawyer with one version, and returns that version. */
function storeBareLawyer(backend: MockBackend) {
  const lawyer = backend.db.lawyers
    .all()
    .find(({ no, lang }) => lang === 'en_US' && backend.db.lawyers.group(no).length === 1)!;
  const emptyFields = { intro: '', proFieldIds: [], officeId: null, customContents: [] };
  backend.db.lawyers.update(lawyer.id, emptyFields);
  return lawyer;
}

/** Removes the professional fields in other languages than English, and returns the first one left. */
function storeFieldInEnglish(backend: MockBackend) {
  const { professionalFields: table } = backend.db;
  for (const { id, lang } of table.all().slice()) if (lang !== 'en_US') table.remove(id);
  return table.all()[0]!;
}

/** Admin forms that publish, with input that breaks the rules of §5 and D38. */
export const FORMS: readonly Form[] = [
  {
    name: 'a new news item',
    preparePath: () => '/admin/articles/news/edit',
    firstFieldId: 'versions-en_US-title',
    expectedMessages: [
      ['cataNo', null, CATALOGUE_MESSAGE],
      ['versions-en_US-title', null, NO_TITLE_MESSAGE],
    ],
  },
  {
    name: 'an external news item',
    preparePath: (backend) =>
      `/admin/articles/news/edit-external?no=${storeBareExternalItem(backend, 'news')}`,
    firstFieldId: 'versions-en_US-contentUrl',
    prepare: () => {
      writeField('versions-en_US-title', '');
      writeField('versions-en_US-contentUrl', '');
      writeField('versions-zh_CN-contentUrl', 'javascript:alert(1)');
    },
    expectedMessages: [
      ['versions-en_US-title', null, EMPTIED_VERSION_MESSAGE],
      ['versions-zh_CN-title', null, TITLE_MESSAGE],
      ['versions-zh_CN-contentUrl', null, ADDRESS_MESSAGE],
      ['versions-en_US-contentUrl', null, ADDRESS_MESSAGE],
      ['versions-en_US-contentUrl', 'example', ADDRESS_MESSAGE],
      ['versions-en_US-contentUrl', 'https://www.example.com/a|b', PIPE_MESSAGE],
    ],
  },
  {
    name: 'a news item whose catalogue lacks the added language',
    preparePath: (backend) => {
      const no = storeBareExternalItem(backend, 'news');
      const { cataId } = backend.db.news.group(no)[0]!;
      const { no: catalogue } = backend.db.catalogues.get(cataId)!;
      const chinese = backend.db.catalogues.group(catalogue).find(({ lang }) => lang === 'zh_CN')!;
      backend.db.catalogues.remove(chinese.id);
      return `/admin/articles/news/edit-external?no=${no}`;
    },
    firstFieldId: 'versions-en_US-contentUrl',
    prepare: () => writeField('versions-zh_CN-title', '标题'),
    expectedMessages: [
      [
        'cataNo',
        null,
        localized(
          'Choose a catalogue that exists in Simplified Chinese.',
          '请选择有简体中文版的栏目。',
        ),
      ],
    ],
  },
  {
    name: 'a new case',
    preparePath: () => '/admin/articles/cases/edit',
    firstFieldId: 'versions-en_US-title',
    expectedMessages: [
      ['cataNo', null, CATALOGUE_MESSAGE],
      ['versions-en_US-title', null, NO_TITLE_MESSAGE],
    ],
  },
  {
    name: 'an external case',
    preparePath: (backend) =>
      `/admin/articles/cases/edit-external?no=${storeBareExternalItem(backend, 'cases')}`,
    firstFieldId: 'versions-en_US-contentUrl',
    prepare: () => {
      writeField('versions-en_US-title', '');
      writeField('versions-en_US-contentUrl', '');
    },
    expectedMessages: [
      ['versions-en_US-title', null, EMPTIED_VERSION_MESSAGE],
      ['versions-en_US-contentUrl', null, ADDRESS_MESSAGE],
      ['versions-en_US-contentUrl', 'https://www.example.com/a|b', PIPE_MESSAGE],
    ],
  },
  {
    name: 'a new honor',
    preparePath: () => '/admin/articles/honors/edit',
    firstFieldId: 'versions-en_US-title',
    expectedMessages: [['versions-en_US-title', null, NO_TITLE_MESSAGE]],
  },
  {
    name: 'a new banner',
    preparePath: () => '/admin/banner/list?edit=new',
    firstFieldId: 'link',
    prepare: () => writeField('link', 'example'),
    expectedMessages: [
      [
        'versions-en_US-title',
        null,
        localized(
          'Enter a title in at least one language, or choose a picture.',
          '请至少填写一种语言的标题，或选择一张图片。',
        ),
      ],
      [
        'link',
        null,
        localized(
          'Enter a web address that starts with https:// or http://, or a path of this site such as /news/detail/12.',
          '请填写以https://或http://开头的网址，或本站路径，如/news/detail/12。',
        ),
      ],
    ],
  },
  {
    name: 'a new lawyer',
    preparePath: () => '/admin/people/add',
    firstFieldId: 'versions-en_US-name',
    prepare: () => writeField('email', 'nobody@'),
    expectedMessages: [
      [
        'versions-en_US-name',
        null,
        localized('Enter the full name in at least one language.', '请至少填写一种语言的姓名。'),
      ],
      [
        'email',
        null,
        localized(
          'Enter one email address, such as name@example.com, or leave it empty.',
          '请填写一个有效的电子邮箱，例如name@example.com；也可留空。',
        ),
      ],
    ],
  },
  {
    name: 'a published lawyer who was emptied',
    preparePath: (backend) => `/admin/people/edit/${storeBareLawyer(backend).id}`,
    firstFieldId: 'versions-en_US-name',
    prepare: () => writeField('versions-en_US-name', ''),
    expectedMessages: [
      [
        'versions-en_US-name',
        null,
        localized(
          'This version is published. Enter the full name, or delete this language version in the list.',
          '该语言版本已发布。请填写姓名，或在列表中删除该语言版本。',
        ),
      ],
    ],
  },
  {
    name: 'a new professional field',
    preparePath: () => '/admin/expertise/add',
    firstFieldId: 'versions-en_US-name',
    expectedMessages: [
      [
        'versions-en_US-name',
        null,
        localized('Enter a name in at least one language.', '请至少填写一种语言的名称。'),
      ],
    ],
  },
  {
    name: 'a published professional field',
    preparePath: (backend) => `/admin/expertise/edit/${storeFieldInEnglish(backend).id}`,
    firstFieldId: 'versions-en_US-name',
    prepare: () => writeField('versions-en_US-name', ' '),
    expectedMessages: [
      [
        'versions-en_US-name',
        null,
        localized(
          'This version is published. Enter a name, or delete the version in the list.',
          '该语言版本已发布。请填写名称，或在列表中删除该版本。',
        ),
      ],
    ],
  },
  {
    name: 'the portal configuration',
    preparePath: (backend) => {
      const { environmentList: storedEnvironments } = backend.db.portal.get('zh_CN')!;
      const environmentList = [{ title: '前厅', coverUrl: 'a' }, ...storedEnvironments];
      backend.db.portal.update('zh_CN', { iconUrl: 'logo.svg', environmentList });
      return '/admin/site/edit';
    },
    firstFieldId: 'versions-en_US-name',
    prepare: async (user) => {
      writeField('versions-en_US-email', 'firm');
      writeField('versions-en_US-lawyerCount', 'many');
      await user.click(editButtonOf('officesList-4'));
      writeField('officesList-4-versions-en_US-email', 'london@');
      await user.click(editButtonOf('environmentList-0'));
    },
    expectedMessages: [
      ['versions-en_US-email', null, EMAIL_MESSAGE],
      ['versions-zh_CN-iconUrl', null, PICTURE_ADDRESS_MESSAGE],
      ['versions-en_US-lawyerCount', null, COUNT_MESSAGE],
      ['officesList-4-versions-en_US-email', null, EMAIL_MESSAGE],
      ['environmentList-0-versions-zh_CN-coverUrl', null, PICTURE_ADDRESS_MESSAGE],
    ],
  },
];
