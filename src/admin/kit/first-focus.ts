/**
 * For a dialog's `afterOpenChange`: puts the focus on what has this `id` each time the dialog has opened and taken the
 * focus itself. `autoFocus` does so when a dialog is made, and antd keeps one that is closed.
 */
export function firstFocus(id: string): (open: boolean) => void {
  return (open) => {
    if (open) document.getElementById(id)?.focus();
  };
}
