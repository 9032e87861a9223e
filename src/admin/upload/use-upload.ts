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
type Problem = PictureError | { thrown: unknown } | { unloadable: string };

/** A pending upload, or its error. */
interface Upload {
  /** Progress, 0 to 1; undefined without a pending upload. */
  progress: number | undefined;
  fileName: string;
  problem: Problem | undefined;
}

const IDLE: Upload = { progress: undefined, fileName: '', problem: undefined };

/** Returns the error of a picture that the server rejects without a message (D48). */
function problemOf(thrown: unknown): PictureError | undefined {
  if (!(thrown instanceof ApiError) || thrown.serverMessage) return undefined;
  if (thrown.status === 413) return 'size';
  return thrown.status === 415 ? 'type' : undefined;
}

function isRejection(thrown: unknown): boolean {
  return thrown instanceof ApiError && thrown.status >= 400 && thrown.status < 500;
}

/** Loads an uploaded picture once and calls `fail` on an error (D16). Ignores unknown addresses. */
function whenUnloadable(address: string, fail: () => void): void {
  if (address === '') return;
  const image = new Image();
  image.onerror = fail;
  image.src = pictureUrl(address) ?? address;
}

/** Returns the function that formats the error of a picture: the server message if there is one (§8). */
function useProblemLabels(): (problem: Problem) => string {
  const { t } = useLingui();
  const messageOf = useErrorMessage();
  const lineOf = useRequestErrorLine();
  const messageOfProblem = (problem: Problem): string => {
    if (typeof problem === 'object' && 'unloadable' in problem) {
      const { unloadable: address } = problem;
      return t`The picture was uploaded, but cannot be loaded from ${address}. Visitors would not see it. Check the address with your administrator, or choose another picture.`;
    }
    if (typeof problem === 'object') {
      const { thrown } = problem;
      const rejection = problemOf(thrown);
      return lineOf(rejection ? messageOfProblem(rejection) : messageOf(thrown));
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
  const messageOfProblem = useProblemLabels();
  const running = useRef<AbortController>(undefined);
  /** The last picture and its idempotency key, which a retry reuses (D49). */
  const lastUpload = useRef<{ file: File; idempotencyKeys: IdempotencyKeys }>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const send = useCallback(
    async (file: File): Promise<string | undefined> => {
      const pictureProblem = pictureError(file);
      if (pictureProblem) {
        // A pending upload is not affected: it continues.
        setUpload((before) => ({ ...before, problem: pictureProblem }));
        return undefined;
      }
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      if (lastUpload.current?.file !== file)
        lastUpload.current = { file, idempotencyKeys: new IdempotencyKeys() };
      const { idempotencyKeys } = lastUpload.current;
      const show = (next: Partial<Upload>) => {
        if (running.current === controller) setUpload((before) => ({ ...before, ...next }));
      };
      show({ progress: 0, fileName: file.name, problem: undefined });
      try {
        const url = await transfer(file, {
          signal,
          idempotencyKeys,
          onProgress: (progress) => show({ progress }),
        });
        show({ progress: undefined });
        whenUnloadable(url, () => {
          if (!signal.aborted) show({ problem: { unloadable: url } });
        });
        return signal.aborted ? undefined : url;
      } catch (thrown) {
        show({
          progress: undefined,
          ...(!signal.aborted && { problem: { thrown } }),
        });
        return undefined;
      }
    },
    [transfer],
  );

  /** Cancels the pending upload and clears the last error. */
  const cancel = useCallback(() => {
    running.current?.abort();
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
    unloadable:
      typeof problem === 'object' && 'unloadable' in problem ? problem.unloadable : undefined,
    /** Whether the upload failed for a reason that a retry may fix. */
    isOutcomeUnknown:
      typeof problem === 'object' && 'thrown' in problem && !isRejection(problem.thrown),
  };
  return { state, send, cancel };
}
