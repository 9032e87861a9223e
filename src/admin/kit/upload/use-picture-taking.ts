import { useLingui } from '@lingui/react/macro';
import { useState, type ClipboardEvent, type DragEvent } from 'react';
import { pictureFault, pictureIn } from './check-picture';
import { drawnType } from './drawn-type';
import { useUpload, type Transfer } from './use-upload';

/** Why something is not even tried: an address, nothing at all, or a picture that stays too large. */
type Refused = 'address' | 'nothing' | 'large';

/**
 * How a picture gets into a field: chosen, dropped or pasted, refused with a reason, offered to be made
 * smaller, or uploaded, after which `onUploaded` is called with its address. `transfer` sends it elsewhere
 * than other files, and must be stable.
 */
export function usePictureTaking(onUploaded: (url: string) => void, transfer?: Transfer) {
  const { t } = useLingui();
  const { state, send, cancel } = useUpload(transfer);
  const [refused, setRefused] = useState<Refused>();
  const [large, setLarge] = useState<File>();
  const [over, setOver] = useState(false);
  const [uploaded, setUploaded] = useState<{ url: string; type: string }>();

  const take = async (file: File | undefined) => {
    if (!file) return;
    setRefused(undefined);
    const shrinkable = pictureFault(file) === 'size' && drawnType(file.type) !== undefined;
    setLarge(shrinkable ? file : undefined);
    if (shrinkable) return;
    const url = await send(file);
    if (url === undefined) return;
    setUploaded({ url, type: file.type });
    onUploaded(url);
  };
  const refuse = (why: Refused) => {
    setLarge(undefined);
    setRefused(why);
  };
  const takeFrom = (found: ReturnType<typeof pictureIn>) => {
    if (found instanceof File) {
      void take(found);
      return;
    }
    refuse(found);
  };
  const refusal = (why: Refused): string => {
    switch (why) {
      case 'address':
        return t`This is the address of a picture elsewhere, which may change or go away. Save the picture as a file, and choose that file.`;
      case 'nothing':
        return t`There is no picture in what was dropped. Drop a file: PNG, JPEG, WebP, AVIF, GIF or SVG.`;
      case 'large':
        return t`This picture could not be made smaller here. Choose another one.`;
    }
  };
  const target = {
    'data-over': over || undefined,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      // Passing from one part of the field to another does not leave it.
      if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
      setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      takeFrom(pictureIn(event.dataTransfer));
    },
    onPaste: (event: ClipboardEvent) => {
      const found = pictureIn(event.clipboardData);
      if (found === 'nothing') return;
      event.preventDefault();
      takeFrom(found);
    },
  };
  return {
    state,
    cancel,
    /** Takes a file; does nothing without one. */
    take,
    /** Says that a picture could not be made small enough. */
    giveUp: () => refuse('large'),
    /** Why the last one was not taken. */
    error: refused ? refusal(refused) : large ? undefined : state.error,
    /** A picture over the limit that can be made smaller. */
    large,
    /** Whether something is held over the field. */
    over,
    /** What was uploaded last, and its type. */
    uploaded,
    /** What makes an element take what is dropped and pasted. */
    target,
  };
}
