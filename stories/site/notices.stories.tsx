import { EmptyNotice, ErrorNotice } from '../../src/ui/notices';

export default { title: 'Site/Notices' };

/** A section of the page failed to load. */
export const Failing = () => (
  <ErrorNotice onRetry={() => undefined}>Couldn’t load news.</ErrorNotice>
);

/** A list is empty. */
export const Empty = () => <EmptyNotice />;

/** A list is empty, with a link to another page. */
export const EmptyWithAction = () => (
  <EmptyNotice>
    <a href="#all">Show all topics</a>
  </EmptyNotice>
);
