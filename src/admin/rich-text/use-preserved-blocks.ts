import Quill from 'quill';
import { useEffect, useEffectEvent } from 'react';
import { PRESERVED_BLOCK } from './preserved-block';
import { PreservedBlock } from './preserved-block-blot';
import { OPEN_BLOCK, selectedBlockIndex } from './preserved-block-keys';
import { useQuillEvent } from './use-quill-event';

function blockIndexAt(quill: Quill, target: EventTarget | null): number | undefined {
  const node = target instanceof Element ? target.closest(`.${PRESERVED_BLOCK}`) : null;
  const blot = node && Quill.find(node);
  return blot instanceof PreservedBlock ? quill.getIndex(blot) : undefined;
}

/**
 * Handles input on preserved blocks: a click selects and follows no link, a double click or Enter opens, and typing does
 * not replace the block. `onOpen` receives the index of the block to edit.
 */
export function usePreservedBlocks(quill: Quill | undefined, onOpen: (index: number) => void) {
  const openBlock = useEffectEvent(onOpen);
  useQuillEvent(quill, OPEN_BLOCK, onOpen);
  useEffect(() => {
    if (!quill) return;
    const { root } = quill;
    const handleClick = (event: MouseEvent) => {
      const index = blockIndexAt(quill, event.target);
      if (index === undefined) return;
      event.preventDefault();
      quill.setSelection(index, 1, 'user');
      if (event.type === 'dblclick') openBlock(index);
    };
    const handleBeforeInput = (event: InputEvent) => {
      const isInsertion =
        event.inputType.startsWith('insert') && event.inputType !== 'insertFromPaste';
      if (!isInsertion || selectedBlockIndex(quill, quill.getSelection()) === undefined) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    root.addEventListener('click', handleClick);
    root.addEventListener('dblclick', handleClick);
    root.addEventListener('beforeinput', handleBeforeInput, { capture: true });
    return () => {
      root.removeEventListener('click', handleClick);
      root.removeEventListener('dblclick', handleClick);
      root.removeEventListener('beforeinput', handleBeforeInput, { capture: true });
    };
  }, [quill]);
}
