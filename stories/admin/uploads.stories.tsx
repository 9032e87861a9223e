import { userEvent } from 'storybook/test';
import { ApiError } from '../../src/api/errors';
import { FieldFrame } from '../../src/admin/fields/field-frame';
import { PictureField } from '../../src/admin/upload/picture-field';
import { PictureUpload, usePictureUpload } from '../../src/admin/upload/picture-upload';
import type { Transfer } from '../../src/admin/upload/use-upload';
import { SubmittedForm } from './submitted-form';

export default { title: 'Admin components/Uploads' };

const CONTROL = { id: 'upload', 'aria-invalid': false, 'aria-describedby': 'upload-error' };
const MEGABYTE_BYTES = 1024 * 1024;

const keepUploading: Transfer = (_, options) => {
  options?.onProgress?.(0.4);
  return new Promise(() => undefined);
};
const failTransfer: Transfer = () => Promise.reject(new ApiError({ kind: 'http', status: 500 }));

function Uploading({ transfer }: { transfer: Transfer }) {
  const upload = usePictureUpload(() => undefined, transfer);
  return (
    <FieldFrame isGroup id={CONTROL.id} label="Portrait" error={upload.error}>
      <PictureUpload
        upload={upload}
        label="Portrait"
        buttonProps={CONTROL}
        chooseLabel="Choose a picture"
        successMessage="Uploaded"
      />
    </FieldFrame>
  );
}

const uploadStory = (name: string, size: number, transfer: Transfer) => ({
  render: () => <Uploading transfer={transfer} />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    const file = new File([new Uint8Array(size)], name, { type: 'image/png' });
    if (input) await userEvent.upload(input, file);
  },
});

const field = (cover: string, error?: string) => (
  <SubmittedForm values={{ cover }} {...(error && { errors: { cover: error } })}>
    <PictureField name="cover" label="Cover" help="One picture for all languages." />
  </SubmittedForm>
);

export const Empty = () => field('');
export const EmptyInvalid = () => field('', 'Choose a cover.');
export const WithPicture = () => field('/files/seed/cover-01.webp');
export const InProgress = uploadStory('office.png', 1_000, keepUploading);
export const InProgressLongName = uploadStory(
  `${'a-picture-of-the-office-'.repeat(8)}.png`,
  1_000,
  keepUploading,
);
export const Failed = uploadStory('office.png', 1_000, failTransfer);
/** The picture can be scaled down in the browser. */
export const TooLarge = uploadStory('office.png', 6 * MEGABYTE_BYTES, failTransfer);
/** The file is empty. */
export const EmptyFile = uploadStory('office.png', 0, failTransfer);
