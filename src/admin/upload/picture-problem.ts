import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@/api/errors';
import { useErrorMessage } from '@/admin/requests/error-message';
import { useRequestErrorLine } from '@/admin/requests/failed-request';
import { MAX_PICTURE_MEGABYTES, type PictureError } from './check-picture';

export type PictureRejection =
  | PictureError
  | 'tooLargeForServer'
  | 'externalUrl'
  | 'noPicture'
  | 'unreadable'
  | 'heic'
  | 'notResizable';

/** Why the last chosen picture is not uploaded, or cannot be loaded; a `largeFile` can be resized. */
export type PictureProblem =
  | { rejection: PictureRejection }
  | { largeFile: File }
  | { error: unknown; retry: () => void }
  | { unloadableUrl: string };

/** Returns the reason of a rejection by the server that came without a message, if the status shows it (D48). */
function rejectionOf(error: unknown): PictureRejection | undefined {
  if (!(error instanceof ApiError) || error.serverMessage) return undefined;
  if (error.status === 413) return 'tooLargeForServer';
  return error.status === 415 ? 'type' : undefined;
}

/**
 * Returns the message of a problem, formatted during the render, so that it follows the interface language: the server
 * message if there is one (§8). Undefined for a `largeFile`, which has an alert of its own.
 */
export function usePictureProblemMessage(problem: PictureProblem | undefined): string | undefined {
  const { t } = useLingui();
  const messageOf = useErrorMessage();
  const toErrorLine = useRequestErrorLine();
  const rejectionMessages: Record<PictureRejection, string> = {
    type: t`This file type is not supported. Choose PNG, JPEG, WebP, AVIF, GIF or SVG.`,
    size: t`The picture is larger than ${MAX_PICTURE_MEGABYTES} MB. Make it smaller and choose it again.`,
    tooLargeForServer: t`The server does not accept a picture of this size. Make it smaller and choose it again.`,
    empty: t`This file is empty.`,
    externalUrl: t`This picture is on another website, where it may change or disappear. Save the picture as a file, and choose that file.`,
    noPicture: t`The dropped content has no picture. Drop a file: PNG, JPEG, WebP, AVIF, GIF or SVG.`,
    unreadable: t`Couldn’t read this file. It may have been moved, changed or deleted. Choose it again, or choose another one.`,
    heic: t`This is a HEIC picture, which most browsers cannot show. Export it as JPEG, and choose that file. To have an iPhone take pictures as JPEG, open Settings → Camera → Formats, and select Most Compatible.`,
    notResizable: t`Couldn’t resize this picture. Choose another one.`,
  };
  if (!problem || 'largeFile' in problem) return undefined;
  if ('rejection' in problem) return rejectionMessages[problem.rejection];
  if ('error' in problem) {
    const rejection = rejectionOf(problem.error);
    return toErrorLine(rejection ? rejectionMessages[rejection] : messageOf(problem.error));
  }
  const { unloadableUrl: address } = problem;
  return t`The picture was uploaded, but cannot be loaded from ${address}. Visitors would not see it. Check the address with your administrator, or choose another picture.`;
}
