import { screen } from 'storybook/test';
import { CatalogueField } from '../../src/admin/catalogues/choice/catalogue-field';
import { ContentLanguageContext } from '../../src/admin/fields/content-language';
import { PasswordField } from '../../src/admin/fields/password-field';
import { TextField } from '../../src/admin/fields/text-field';
import { SelectField } from '../../src/admin/people/edit/select-field';
import { FlagCheckbox } from '../../src/admin/portal/flag-checkbox';
import { RichTextField } from '../../src/admin/rich-text/rich-text-field';
import { SiteSwitchPanel } from '../../src/admin/site-status/site-switch-panel';
import { SubmittedForm } from './submitted-form';

export default { title: 'Admin components/Fields' };

const LONG_TITLE = 'A very long title of a matter that went through every court there is. '.repeat(
  4,
);
const HELP = 'Shown in lists and on the page itself.';
const LANGUAGES = [
  { code: 'en_US', name: 'English' },
  { code: 'zh_CN', name: '简体中文' },
  { code: 'fr_FR', name: 'Français' },
];
const OFFICES = ['Beijing', 'Shanghai', 'Hong Kong', 'London'].map((name) => ({
  value: name,
  label: name,
}));
const RICH_TEXT =
  '<h2>Why it matters</h2><p>We advise on <strong>cross-border</strong> work.</p><ul><li>One</li><li>Two</li></ul>';

const textField = (title: string, error?: string) => (
  <SubmittedForm values={{ title }} {...(error && { errors: { title: error } })}>
    <TextField name="title" label="Title" help={HELP} required />
  </SubmittedForm>
);
const summaryField = (note: string, lang = 'en_US') => (
  <SubmittedForm values={{ note }}>
    <ContentLanguageContext value={lang}>
      <TextField name="note" label="Summary" rows={4} help={HELP} />
    </ContentLanguageContext>
  </SubmittedForm>
);
const catalogueField = (cataNo: string | null, error?: string) => (
  <SubmittedForm values={{ cataNo }} {...(error && { errors: { cataNo: error } })}>
    <CatalogueField
      name="cataNo"
      type={0}
      languages={LANGUAGES}
      currentNo={undefined}
      neededLanguages={cataNo === null ? [] : ['fr_FR']}
    />
  </SubmittedForm>
);
const richTextStory = (content: string, lang: string, error?: string) => ({
  render: () => (
    <SubmittedForm values={{ content }} {...(error && { errors: { content: error } })}>
      <ContentLanguageContext value={lang}>
        <RichTextField name="content" label="Content" help={HELP} />
      </ContentLanguageContext>
    </SubmittedForm>
  ),
  // The editor loads lazily.
  play: () => screen.findByRole('textbox', {}, { timeout: 30_000 }),
});

export const TextInput = () => textField('Forty years in 2027');
export const TextInputLong = () => textField(LONG_TITLE);
export const TextInputInvalid = () => textField('', 'Enter a title.');
export const AddressInput = () => (
  <SubmittedForm
    values={{ link: 'example' }}
    errors={{ link: 'Write an address that begins with https://.' }}
  >
    <TextField name="link" label="Address" type="url" help="Of the page that it leads to." />
  </SubmittedForm>
);
export const PasswordInput = () => (
  <SubmittedForm values={{ password: 'secret' }}>
    <PasswordField name="password" label="Password" autoComplete="current-password" />
  </SubmittedForm>
);
export const TextArea = () => summaryField('The firm looks back, and ahead.');
export const TextAreaRightToLeft = () =>
  summaryField('ينظر المكتب إلى الوراء وإلى الأمام.', 'ar_SA');
export const Select = () => (
  <SubmittedForm values={{ office: 'London' }}>
    <SelectField name="office" label="Office" options={OFFICES} help={HELP} />
  </SubmittedForm>
);
export const MultipleSelect = () => (
  <SubmittedForm
    values={{ offices: ['Beijing', 'London'] }}
    errors={{ offices: 'Choose one at most.' }}
  >
    <SelectField name="offices" label="Offices" options={OFFICES} multiple />
  </SubmittedForm>
);
export const CatalogueSelect = () => catalogueField(null);
export const CatalogueSelectInvalid = () => catalogueField(null, 'Choose a catalogue.');
/** The selected catalogue does not exist in one of the languages. */
export const CatalogueSelectMissingLanguage = () => catalogueField('news-firm');
export const Checkbox = () => (
  <SubmittedForm values={{ shown: true }}>
    <FlagCheckbox name="shown" label="Shown in the footer" />
  </SubmittedForm>
);
export const SiteSwitchOn = () => (
  <SiteSwitchPanel status={{ state: 'on', value: 1 }} onSwitch={() => undefined} />
);
export const SiteSwitchOff = () => (
  <SiteSwitchPanel status={{ state: 'off', value: 0 }} onSwitch={() => undefined} />
);
/** The server returns an unknown value: the switch is disabled. */
export const SiteSwitchUnknownStatus = () => (
  <SiteSwitchPanel status={{ state: 'other', value: 7 }} onSwitch={() => undefined} />
);
export const RichText = richTextStory(RICH_TEXT, 'en_US');
export const RichTextRightToLeft = richTextStory(
  '<h2>لماذا يهم</h2><p>نقدم المشورة عبر الحدود منذ عام 1987.</p>',
  'ar_SA',
);
export const RichTextInvalid = richTextStory('', 'en_US', 'Write the content.');
/** The HTML view opens because the editor would lose part of the content. */
export const RichTextAsHtml = richTextStory('<p>Before</p><plaintext>After', 'en_US');
