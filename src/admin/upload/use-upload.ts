import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { IdempotencyKeys } from '@/api/idempotency-keys';
import { ApiError } from '@/api/errors';
import { uploadAdminFile } from '@/api/admin/files';
import { pictureUrl } from '@/lib/safe-url';
import { useReloadBlock } from '@/ui/use-reload-block';
import { useRequestErrorLine } from '@/admin/requests/failed-request';
import { useErrorMessage } from '@/admin/requests/error-message';
import { PICTURE_MEGABYTES, pictureError, type PictureError } from './check-picture';

/** What is wrong with a picture: found here, thrown by sending it, or that it cannot be loaded from where it is. */
type Problem = PictureError | { thrown: unknown } | { unloadable: string };

/** A picture on its way to the server, or why it did not get there. */
interface Upload {
  /** Share that is sent, 0 to 1; undefined when nothing is on its way. */
  progress: number | undefined;
  fileName: string;
  problem: Problem | undefined;
}

const IDLE: Upload = { progress: undefined, fileName: '', problem: undefined };

/** What is wrong with a picture where the server refuses it without a word (D48). */
function faultOf(thrown: unknown): PictureError | undefined {
  if (!(thrown instanceof ApiError) || thrown.serverMessage) return undefined;
  if (thrown.status === 413) return 'size';
  return thrown.status === 415 ? 'type' : undefined;
}

function isRefusal(thrown: unknown): boolean {
  return thrown instanceof ApiError && thrown.status >= 400 && thrown.status < 500;
}

/** Loads an uploaded picture once, and tells when that fails (D16). An address that is not known is not loaded. */
function whenUnloadable(address: string, fail: () => void): void {
  if (address === '') return;
  const image = new Image();
  image.onerror = fail;
  image.src = pictureUrl(address) ?? address;
}

/** The words for what is wrong with a picture: the server's own where it has any (§8). */
function useProblemLabels(): (problem: Problem) => string {
  const { t } = useLingui();
  const messageOf = useErrorMessage();
  const lineOf = useRequestErrorLine();
  const wordsOf = (problem: Problem): string => {
    if (typeof problem === 'object' && 'unloadable' in problem) {
      const { unloadable: address } = problem;
      return t`The picture was uploaded, but cannot be loaded from ${address}. Visitors would not see it. Check the address with your administrator, or choose another picture.`;
    }
    if (typeof problem === 'object') {
      const { thrown } = problem;
      const fault = faultOf(thrown);
      return lineOf(fault ? wordsOf(fault) : messageOf(thrown));
    }
    switch (problem) {
      case 'type':
        return t`This is not a picture that can be used. Choose PNG, JPEG, WebP, AVIF, GIF or SVG.`;
      case 'size':
        return t`The picture is larger than ${PICTURE_MEGABYTES} MB. Make it smaller and choose it again.`;
      case 'empty':
        return t`There is nothing in this file.`;
    }
  };
  return wordsOf;
}

/** Sends one picture and gives its address. */
export type Transfer = typeof uploadAdminFile;

/**
 * Uploads pictures one at a time, checked before they are sent (D48). `send` gives the address to store,
 * or undefined when it was cancelled or failed; why stands in `state.error`. `transfer` must be stable.
 */
export function useUpload(transfer: Transfer = uploadAdminFile) {
  const [upload, setUpload] = useState(IDLE);
  const wordsOf = useProblemLabels();
  const running = useRef<AbortController>(undefined);
  /** The picture that was sent last: sent once more it is the same action (D49). */
  const last = useRef<{ file: File; action: IdempotencyKeys }>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const send = useCallback(
    async (file: File): Promise<string | undefined> => {
      const fault = pictureError(file);
      if (fault) {
        // A picture that is on its way is not to blame: it goes on.
        setUpload((before) => ({ ...before, problem: fault }));
        return undefined;
      }
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      if (last.current?.file !== file) last.current = { file, action: new IdempotencyKeys() };
      const { action } = last.current;
      const show = (next: Partial<Upload>) => {
        if (running.current === controller) setUpload((before) => ({ ...before, ...next }));
      };
      show({ progress: 0, fileName: file.name, problem: undefined });
      try {
        const url = await transfer(file, {
          signal,
          action,
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

  /** Ends what is on its way, and takes back what was said of the last picture. */
  const cancel = useCallback(() => {
    running.current?.abort();
    setUpload((before) => ({ ...before, problem: undefined }));
  }, []);
  const { progress, fileName, problem } = upload;
  useReloadBlock(progress !== undefined);
  // Worded here, so that it follows the language of the interface.
  const state = {
    progress,
    fileName,
    error: problem && wordsOf(problem),
    /** Whether it did not get through: the same picture may, another time. */
    lost: typeof problem === 'object' && 'thrown' in problem && !isRefusal(problem.thrown),
  };
  return { state, send, cancel };
}
