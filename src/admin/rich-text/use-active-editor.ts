import type Quill from 'quill';
import { useEffect } from 'react';
import { useEditedLanguage } from '@/admin/languages/edited-language';
import { Store } from '@/lib/store';
import { useStoreValue } from '@/lib/use-store';

/** Id of the field whose editor shows its toolbar. */
const active = new Store<string | undefined>(undefined);

function isVisible(id: string | undefined): boolean {
  const label = id === undefined ? null : document.getElementById(`${id}-label`);
  return label !== null && !label.closest('[hidden]');
}

/**
 * Returns whether the editor of a field is the active one of the screen: the one that was focused last, or the first
 * while that one is hidden or none was focused.
 */
export function useActiveEditor(quill: Quill, id: string): boolean {
  const edited = useEditedLanguage();
  useEffect(() => {
    if (!isVisible(active.get()) && isVisible(id)) active.set(id);
  }, [id, edited]);
  useEffect(() => {
    const activate = () => active.set(id);
    quill.root.addEventListener('focus', activate);
    return () => quill.root.removeEventListener('focus', activate);
  }, [quill, id]);
  return useStoreValue(active) === id;
}
