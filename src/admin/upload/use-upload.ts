import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { IdempotencyKeys } from '@/api/idempotency-keys';
import { ApiError } from '@/api/errors';
import { uploadAdminFile } from '@/api/admin/files';
import { pictureUrl } from '@/lib/safe-url';
import { useReloadBlock } from '@/ui/use-reload-block';
import { useRequestErrorLine } from '@/admin/requests/failed-request';
import { useErrorMessage } from '@/admin/requests/error-message';
import { MAX_PICTURE_MEGABYTES, pictureError, type PictureError } from './check-picture';

/** Error of a picture: rejected here, thrown by the upload, or not loadable from its address. */
type Problem = PictureError | { error: unknown } | { unloadableUrl: string };

/** A pending upload, or its error. */
interface Upload {
  /** Progress, 0 to 1; undefined without a pending upload. */
  progress: number | undefined;
  fileName: string;
  problem: Problem | undefined;
}

const IDLE: Upload = { progress: undefined, fileName: '', problem: undefined };

/** Returns the error of a picture that the server rejects without a message (D48). */
function problemOf(error: unknown): PictureError | undefined {
  if (!(error instanceof ApiError) || error.serverMessage) return undefined;
  if (error.status === 413) return 'size';
  return error.status === 415 ? 'type' : undefined;
}

function isRejection(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/** Loads an uploaded picture once and calls the callback on an error (D16). Ignores an empty address. */
function checkLoadable(address: string, onUnloadable: () => void): void {
  if (address === '') return;
  const image = new Image();
  image.onerror = onUnloadable;
  image.src = pictureUrl(address) ?? address;
}

/** Returns the function that formats the error of a picture: the server message if there is one (§8). */
function useProblemMessage(): (problem: Problem) => string {
  const { t } = useLingui();
  const messageOf = useErrorMessage();
  const toErrorLine = useRequestErrorLine();
  const messageOfProblem = (problem: Problem): string => {
    if (typeof problem === 'object' && 'unloadableUrl' in problem) {
      const { unloadableUrl: address } = problem;
      return t`The picture was uploaded, but cannot be loaded from ${address}. Visitors would not see it. Check the address with your administrator, or choose another picture.`;
    }
    if (typeof problem === 'object') {
      const { error } = problem;
      const rejection = problemOf(error);
      return toErrorLine(rejection ? messageOfProblem(rejection) : messageOf(error));
    }
    switch (problem) {
      case 'type':
        return t`This file type is not supported. Choose PNG, JPEG, WebP, AVIF, GIF or SVG.`;
      case 'size':
        return t`The picture is larger than ${MAX_PICTURE_MEGABYTES} MB. Make it smaller and choose it again.`;
      case 'empty':
        return t`This file is empty.`;
    }
  };
  return messageOfProblem;
}

/** Uploads a picture and returns its address. */
export type Transfer = typeof uploadAdminFile;

/**
 * Uploads pictures one at a time after a check (D48). `send` returns the address to store, or undefined if the upload
 * was canceled or failed; `state.error` has the reason. `transfer` must be stable.
 */
export function useUpload(transfer: Transfer = uploadAdminFile) {
  const [upload, setUpload] = useState(IDLE);
  const messageOfProblem = useProblemMessage();
  const pendingController = useRef<AbortController>(undefined);
  /** The last picture and its idempotency key, which a retry reuses (D49). */
  const lastUpload = useRef<{ file: File; idempotencyKeys: IdempotencyKeys }>(undefined);
  useEffect(() => () => pendingController.current?.abort(), []);

  const send = useCallback(
    async (file: File): Promise<string | undefined> => {
      const pictureProblem = pictureError(file);
      if (pictureProblem) {
        // A pending upload is not affected: it continues.
        setUpload((before) => ({ ...before, problem: pictureProblem }));
        return undefined;
      }
      pendingController.current?.abort();
      const controller = new AbortController();
      pendingController.current = controller;
      const { signal } = controller;
      if (lastUpload.current?.file !== file)
        lastUpload.current = { file, idempotencyKeys: new IdempotencyKeys() };
      const { idempotencyKeys } = lastUpload.current;
      const update = (next: Partial<Upload>) => {
        if (pendingController.current === controller)
          setUpload((before) => ({ ...before, ...next }));
      };
      update({ progress: 0, fileName: file.name, problem: undefined });
      try {
        const url = await transfer(file, {
          signal,
          idempotencyKeys,
          onProgress: (progress) => update({ progress }),
        });
        update({ progress: undefined });
        checkLoadable(url, () => {
          if (!signal.aborted) update({ problem: { unloadableUrl: url } });
        });
        return signal.aborted ? undefined : url;
      } catch (error) {
        update({
          progress: undefined,
          ...(!signal.aborted && { problem: { error } }),
        });
        return undefined;
      }
    },
    [transfer],
  );

  /** Cancels the pending upload and clears the last error. */
  const cancel = useCallback(() => {
    pendingController.current?.abort();
    setUpload((before) => ({ ...before, problem: undefined }));
  }, []);
  const { progress, fileName, problem } = upload;
  useReloadBlock(progress !== undefined);
  // Formatted during the render, so that it follows the interface language.
  const state = {
    progress,
    fileName,
    error: problem && messageOfProblem(problem),
    /** The address of the uploaded picture if it cannot be loaded. */
    unloadableUrl:
      typeof problem === 'object' && 'unloadableUrl' in problem ? problem.unloadableUrl : undefined,
    /** Whether the upload failed for a reason that a retry may fix. */
    isOutcomeUnknown:
      typeof problem === 'object' && 'error' in problem && !isRejection(problem.error),
  };
  return { state, send, cancel };
}
