import type Quill from 'quill';
import { useEffect } from 'react';
import { useEditedLanguage } from '@/admin/languages/edited-language';
import { Store } from '@/lib/store';
import { useStoreValue } from '@/lib/use-store';

/** Id of the field whose editor shows its toolbar, and whether the editor was focused. */
const activeField = new Store<{ id: string; wasFocused: boolean } | undefined>(undefined);

function visibleLabel(id: string | undefined): HTMLElement | undefined {
  const label = id === undefined ? null : document.getElementById(`${id}-label`);
  return label && !label.closest('[hidden]') ? label : undefined;
}

/** Returns whether a field without focus becomes active: the active field is hidden or missing, or was not focused and comes later. */
function shouldActivate(id: string): boolean {
  const activeLabel = visibleLabel(activeField.get()?.id);
  const label = visibleLabel(id);
  if (!label || !activeLabel) return label !== undefined;
  const isLater = label.compareDocumentPosition(activeLabel) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isLater !== 0 && activeField.get()?.wasFocused === false;
}

/**
 * Returns whether the editor of a field is the active one of the screen: the one that was focused last, or the first
 * while that one is hidden or none was focused.
 */
export function useActiveEditor(quill: Quill, id: string): boolean {
  const editedLanguage = useEditedLanguage();
  const activeId = useStoreValue(activeField)?.id;
  const isNoneActive = activeId === undefined;
  useEffect(() => {
    if (shouldActivate(id)) activeField.set({ id, wasFocused: false });
  }, [id, editedLanguage, isNoneActive]);
  useEffect(() => {
    const activate = () => activeField.set({ id, wasFocused: true });
    quill.root.addEventListener('focus', activate);
    return () => {
      quill.root.removeEventListener('focus', activate);
      if (activeField.get()?.id === id) activeField.set(undefined);
    };
  }, [quill, id]);
  return activeId === id;
}
