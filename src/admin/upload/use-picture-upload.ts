import { useEffect, useRef, useState } from 'react';
import { uploadAdminFile } from '@/api/admin/files';
import { ApiError } from '@/api/errors';
import { IdempotencyKeys } from '@/api/idempotency-keys';
import { pictureUrl } from '@/lib/safe-url';
import { useReloadBlock } from '@/ui/use-reload-block';
import { pictureError } from './check-picture';
import { outputTypeOf } from './output-type';
import { isHeic, preparePicture } from './phone-picture';
import {
  usePictureProblemMessage,
  type PictureProblem,
  type PictureRejection,
} from './picture-problem';

/** Uploads a picture and returns its address. */
export type Transfer = typeof uploadAdminFile;

/** Returns the picture to upload (D48), turned and resized if necessary, or why it cannot be uploaded. */
async function prepareUpload(file: File): Promise<File | PictureProblem> {
  try {
    if (await isHeic(file)) return { rejection: 'heic' };
    const picture = await preparePicture(file);
    const error = pictureError(picture);
    if (error === 'size' && outputTypeOf(picture.type)) return { largeFile: picture };
    return error ? { rejection: error } : picture;
  } catch {
    return { rejection: 'unreadable' };
  }
}

/** Loads an uploaded picture, and calls `onUnloadable` on an error (D16). Ignores an empty address. */
function checkLoadable(address: string, onUnloadable: () => void): void {
  if (address === '') return;
  const image = new Image();
  image.onerror = onUnloadable;
  image.src = pictureUrl(address) ?? address;
}

function isRejectedByServer(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/**
 * Manages the upload of one picture at a time: rejects a file with a reason, or uploads it and calls `onUploaded` with
 * its address. `transfer` replaces the default request.
 */
export function usePictureUpload(
  onUploaded: (url: string) => void,
  transfer: Transfer = uploadAdminFile,
) {
  const [isPreparing, setIsPreparing] = useState(false);
  const [transmission, setTransmission] = useState<{ fileName: string; progress: number }>();
  const [problem, setProblem] = useState<PictureProblem>();
  const [uploadedPicture, setUploadedPicture] = useState<{ url: string; type: string }>();
  /** The last chosen file: an earlier one that is still being prepared is not sent, and none after the unmount. */
  const latestFile = useRef<File>(undefined);
  const pendingUpload = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      latestFile.current = undefined;
      pendingUpload.current?.abort();
    },
    [],
  );
  useReloadBlock(transmission !== undefined);

  /** Sends a picture. A retry has the same idempotency keys (D49). */
  const send = async (picture: File, idempotencyKeys: IdempotencyKeys): Promise<void> => {
    pendingUpload.current?.abort();
    pendingUpload.current = new AbortController();
    const { signal } = pendingUpload.current;
    const { name: fileName, type } = picture;
    const onProgress = (progress: number) => {
      if (!signal.aborted) setTransmission({ fileName, progress });
    };
    onProgress(0);
    setProblem(undefined);
    let url: string;
    try {
      url = await transfer(picture, { signal, idempotencyKeys, onProgress });
    } catch (error) {
      if (signal.aborted) return;
      setTransmission(undefined);
      setProblem({ error, retry: () => void send(picture, idempotencyKeys) });
      return;
    }
    if (signal.aborted) return;
    setTransmission(undefined);
    checkLoadable(url, () => {
      if (!signal.aborted) setProblem({ unloadableUrl: url });
    });
    setUploadedPicture({ url, type });
    onUploaded(url);
  };
  const uploadFile = async (file: File) => {
    latestFile.current = file;
    setIsPreparing(true);
    setProblem(undefined);
    const picture = await prepareUpload(file);
    if (latestFile.current !== file) return;
    setIsPreparing(false);
    // A pending upload continues while another file is rejected.
    if (picture instanceof File) await send(picture, new IdempotencyKeys());
    else setProblem(picture);
  };
  return {
    /** Whether a file is being read, turned or resized before it is sent. */
    isPreparing,
    /** The name and progress, 0 to 1, of the picture that is being sent. */
    transmission,
    isBusy: isPreparing || transmission !== undefined,
    error: usePictureProblemMessage(problem),
    /** A picture over the size limit that can be resized. */
    largeFile: problem && 'largeFile' in problem ? problem.largeFile : undefined,
    unloadableUrl: problem && 'unloadableUrl' in problem ? problem.unloadableUrl : undefined,
    /** Retries a failed upload; undefined if the server rejected the picture (4xx). */
    retry:
      problem && 'error' in problem && !isRejectedByServer(problem.error)
        ? problem.retry
        : undefined,
    uploadedPicture,
    uploadFile,
    reject: (rejection: PictureRejection) => setProblem({ rejection }),
    /** Cancels the pending upload and clears the last error. */
    cancel: () => {
      latestFile.current = undefined;
      pendingUpload.current?.abort();
      setIsPreparing(false);
      setTransmission(undefined);
      setProblem(undefined);
    },
  };
}

export type UploadState = ReturnType<typeof usePictureUpload>;
