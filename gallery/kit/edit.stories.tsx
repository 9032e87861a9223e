import { Published, Stale } from '../../src/admin/kit/edit/edit-states';
import { CompletenessMark } from '../../src/admin/kit/languages/completeness';

export default { title: 'Kit/Editing' };

export const Complete = () => <CompletenessMark state="complete" />;
export const Incomplete = () => <CompletenessMark state="incomplete" />;
export const NothingYet = () => <CompletenessMark state="empty" />;
export const Done = () => <Published />;
/** It was published, but could not be read again. */
export const NotReadAgain = () => (
  <Stale
    words="Published, but could not be read again."
    onRetry={() => Promise.reject(new Error('gallery'))}
  />
);
