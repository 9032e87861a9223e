import { screen } from 'storybook/test';
import { Differences } from '../../src/admin/edit-form/differences';
import { DraftRecoveryBanner } from '../../src/admin/edit-form/draft-recovery-banner';
import { PublishedMessage } from '../../src/admin/edit-form/published-message';
import { ErrorSummary } from '../../src/admin/edit-form/error-summary';
import { ConflictDialog } from '../../src/admin/edit-form/conflict-dialog';
import { SaveNotice } from '../../src/admin/edit-form/save-notice';
import type { PublishFailure, UnconfirmedSave } from '../../src/admin/edit-form/publish-steps';
import { ShortcutList } from '../../src/admin/edit-form/shortcuts';
import { TextField } from '../../src/admin/fields/text-field';
import { CompletenessMark } from '../../src/admin/languages/completeness';
import { LanguageWorkbench } from '../../src/admin/languages/language-workbench';
import { useNewStore } from '../../src/lib/use-store';
import { SubmittedForm } from './submitted-form';

export default { title: 'Admin components/Editing' };

const LABELS = { nameOf: (name: string) => (name === 'title' ? 'Title (English)' : 'Summary') };
const LONG_TITLE = 'A very long title of a matter that went through every court there is. '.repeat(
  8,
);
const LANGUAGES = [
  { code: 'en_US', name: 'English' },
  { code: 'zh_CN', name: '简体中文' },
];
const noop = () => undefined;
/** Waits for the lazily loaded table. */
const waitForTable = { play: () => screen.findByRole('table', {}, { timeout: 30_000 }) };

const differencesStory = (leftValue: string, rightValue: string) => ({
  render: () => (
    <Differences
      rows={[
        {
          name: 'title',
          leftValue,
          rightValue,
          note: 'A newer version was published after you started this draft',
        },
      ]}
      labels={LABELS}
      leftTitle="Published"
      rightTitle="Draft"
    />
  ),
  ...waitForTable,
});
const recoveryStory = (isLate: boolean) => ({
  render: () => (
    <DraftRecoveryBanner
      draft={{
        values: {},
        changes: [
          { name: 'title', base: 'Forty years', value: 'Fifty years', hasNewerVersion: !isLate },
        ],
        at: Date.parse('2027-06-30T09:30:00Z'),
        wasFoundAfterEdit: isLate,
        parts: [],
      }}
      labels={LABELS}
      onRestore={noop}
      onDiscard={() => Promise.resolve(true)}
    />
  ),
  ...waitForTable,
});

function WorkbenchStory({ languages = LANGUAGES }: { languages?: typeof LANGUAGES }) {
  const editedLanguage = useNewStore<string | undefined>('en_US');
  return (
    <SubmittedForm values={{ en_US: 'Forty years in 2027', zh_CN: '', fr_FR: '' }}>
      <LanguageWorkbench
        languages={languages}
        renderMark={(code) => <CompletenessMark state={code === 'en_US' ? 'complete' : 'empty'} />}
        editedLanguage={editedLanguage}
      >
        {({ code, name }) => <TextField name={code} label={`Title in ${name}`} />}
      </LanguageWorkbench>
    </SubmittedForm>
  );
}

const FIELD_ERRORS = { title: 'Enter a title.', note: 'At most 500 characters.' };

const renderErrorSummary = (failure: PublishFailure) => (
  <SubmittedForm values={{ title: '', note: '' }} errors={FIELD_ERRORS}>
    <ErrorSummary
      failure={failure}
      prefixOf={() => 'English'}
      onJump={noop}
      onPublishAsNew={noop}
    />
  </SubmittedForm>
);

const saveNoticeStory = (outcome: UnconfirmedSave) => ({
  render: () => (
    <SaveNotice
      save={outcome}
      isChecking={false}
      labels={LABELS}
      listLink={{ to: '/admin/articles/news/list' }}
      onLoadStoredValues={noop}
    />
  ),
});

export const VersionComplete = () => <CompletenessMark state="complete" />;
export const VersionIncomplete = () => <CompletenessMark state="incomplete" />;
export const VersionEmpty = () => <CompletenessMark state="empty" />;
export const PublishedNotice = () => <PublishedMessage />;
export const SomeFieldsNotSaved = {
  ...saveNoticeStory({
    kind: 'lost',
    lostFields: [{ name: 'title', sentValue: 'Forty years in 2027', storedValue: 'Forty years' }],
  }),
  ...waitForTable,
};
export const NotFoundAfterSave = saveNoticeStory({ kind: 'missing' });
export const SaveNotVerified = saveNoticeStory({
  kind: 'unchecked',
  message: 'Couldn’t reach the server.',
  check: () => Promise.resolve(),
});
export const LanguagesSideBySide = () => <WorkbenchStory />;
/** More languages than fit side by side. */
export const LanguagesInTabs = () => (
  <WorkbenchStory languages={[...LANGUAGES, { code: 'fr_FR', name: 'Français' }]} />
);
export const DifferencesShort = differencesStory('Forty years in 2027', 'Fifty years in 2027');
export const DifferencesLong = differencesStory(LONG_TITLE, `${LONG_TITLE}And then in another.`);
/** The versions differ only in formatting. */
export const DifferencesInFormatting = differencesStory('<p>One</p>', '<p><b>One</b></p>');
export const DraftRecovery = recoveryStory(false);
/** The draft was found after the user had started typing. */
export const DraftRecoveryAfterEdit = recoveryStory(true);
export const DraftConflict = {
  render: () => (
    <ConflictDialog
      newerVersion={{
        values: { title: 'Fifty years', note: `<p>${LONG_TITLE}</p>` },
        editor: 'Zhang Wei',
        publishedAt: '30 June 2027, 9:30',
      }}
      initialValues={{ title: 'Thirty years', note: `<p>${LONG_TITLE}</p>` }}
      currentValues={{
        title: 'Forty years',
        note: `<p>${LONG_TITLE.replace('matter', 'case')}</p>`,
      }}
      labels={LABELS}
      onApplySelection={noop}
      onLoadNewer={noop}
      onClose={noop}
    />
  ),
  ...waitForTable,
};
export const ErrorsInFields = () =>
  renderErrorSummary({
    kind: 'not-accepted',
    errors: Object.entries(FIELD_ERRORS).map(([name, message]) => ({ name, message })),
  });
/** The item has been deleted in the meantime. */
export const PublishingRejected = () =>
  renderErrorSummary({
    kind: 'not-accepted',
    errors: [],
    message: 'There is no such item any more.',
    isDeleted: true,
  });
export const Shortcuts = () => <ShortcutList open onClose={noop} />;
