import { EmptyNotice, ErrorNotice } from '../../src/ui/notices';

export default { title: 'Site/Notices' };

/** A section of the page failed to load. */
export const LoadingFailed = () => (
  <ErrorNotice onRetry={() => undefined}>Couldn’t load news.</ErrorNotice>
);

/** A list is empty, with a link to another page. */
export const EmptyList = () => (
  <EmptyNotice actions={<a href="#all">Show all topics</a>}>
    Nothing matches the selected filters.
  </EmptyNotice>
);
