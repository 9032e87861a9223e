import { userEvent } from 'storybook/test';
import { ApiError } from '../../src/api/errors';
import { PictureField } from '../../src/admin/upload/picture-field';
import { PictureUpload } from '../../src/admin/upload/picture-upload';
import { usePictureUpload, type Transfer } from '../../src/admin/upload/use-picture-upload';
import { SubmittedForm } from './submitted-form';

export default { title: 'Admin components/Uploads' };

const MEGABYTE_BYTES = 1024 * 1024;

const keepUploading: Transfer = (_, options) => {
  options?.onProgress?.(0.4);
  return new Promise(() => undefined);
};
const failTransfer: Transfer = () => Promise.reject(new ApiError({ kind: 'http', status: 500 }));

function UploadStory({ transfer }: { transfer: Transfer }) {
  const upload = usePictureUpload(() => undefined, transfer);
  return (
    <PictureUpload
      upload={upload}
      id="upload"
      label="Portrait"
      chooseLabel="Choose a picture"
      successMessage="Uploaded"
    />
  );
}

const uploadStory = (name: string, size: number, transfer: Transfer) => ({
  render: () => <UploadStory transfer={transfer} />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    const file = new File([new Uint8Array(size)], name, { type: 'image/png' });
    if (input) await userEvent.upload(input, file);
  },
});

const renderCoverField = (cover: string, error?: string) => (
  <SubmittedForm values={{ cover }} {...(error && { errors: { cover: error } })}>
    <PictureField name="cover" label="Cover" help="One picture for all languages." />
  </SubmittedForm>
);

export const NoPicture = () => renderCoverField('');
export const NoPictureInvalid = () => renderCoverField('', 'Choose a cover.');
export const WithPicture = () => renderCoverField('/files/seed/cover-01.webp');
export const UploadInProgress = uploadStory('office.png', 1_000, keepUploading);
export const UploadInProgressLongName = uploadStory(
  `${'a-picture-of-the-office-'.repeat(8)}.png`,
  1_000,
  keepUploading,
);
export const UploadFailed = uploadStory('office.png', 1_000, failTransfer);
/** The picture can be scaled down in the browser. */
export const FileTooLarge = uploadStory('office.png', 6 * MEGABYTE_BYTES, failTransfer);
export const FileEmpty = uploadStory('office.png', 0, failTransfer);
