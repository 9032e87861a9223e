import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/errors';
import { uploadStaffFile } from '../../../api/staff/files';
import { useErrorMessage } from '../error-message';
import { PICTURE_MEGABYTES, pictureFault, type PictureFault } from './check-picture';

/** A picture on its way to the server, or why it did not get there. */
export interface UploadState {
  /** Share that is sent, 0 to 1; undefined when nothing is on its way. */
  progress: number | undefined;
  fileName: string;
  error: string | undefined;
}

const IDLE: UploadState = { progress: undefined, fileName: '', error: undefined };

/** The words for what is wrong with a picture, found here or by the server. */
function usePictureFault(): (fault: PictureFault) => string {
  const { t } = useLingui();
  return useCallback(
    (fault) => {
      switch (fault) {
        case 'type':
          return t`This is not a picture that can be used. Choose PNG, JPEG, WebP, AVIF, GIF or SVG.`;
        case 'size':
          return t`The picture is larger than ${PICTURE_MEGABYTES} MB. Make it smaller and choose it again.`;
        case 'empty':
          return t`There is nothing in this file.`;
      }
    },
    [t],
  );
}

/** Sends one picture and gives its address. */
export type Transfer = typeof uploadStaffFile;

/**
 * Uploads pictures one at a time, checked before they are sent (D48). `send` gives the address to store,
 * or undefined when it was cancelled or failed; why stands in `state.error`. `transfer` must be stable.
 */
export function useUpload(transfer: Transfer = uploadStaffFile) {
  const [state, setState] = useState(IDLE);
  const wordsOf = usePictureFault();
  const messageOf = useErrorMessage();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const send = useCallback(
    async (file: File): Promise<string | undefined> => {
      const fault = pictureFault(file);
      if (fault) {
        // A picture that is on its way is not to blame: it goes on.
        setState((before) => ({ ...before, error: wordsOf(fault) }));
        return undefined;
      }
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      const show = (next: Partial<UploadState>) => {
        if (running.current === controller) setState((before) => ({ ...before, ...next }));
      };
      show({ progress: 0, fileName: file.name, error: undefined });
      try {
        const url = await transfer(file, {
          signal,
          onProgress: (progress) => show({ progress }),
        });
        show({ progress: undefined });
        return signal.aborted ? undefined : url;
      } catch (error) {
        show({ progress: undefined, ...(!signal.aborted && { error: explain(error) }) });
        return undefined;
      }

      function explain(error: unknown): string {
        const status = error instanceof ApiError ? error.status : 0;
        if (status === 413) return wordsOf('size');
        return status === 415 ? wordsOf('type') : messageOf(error);
      }
    },
    [wordsOf, messageOf, transfer],
  );

  const cancel = useCallback(() => running.current?.abort(), []);
  return { state, send, cancel };
}
