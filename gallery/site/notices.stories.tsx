import { EmptyNotice, ErrorNotice } from '../../src/ui/notices';

export default { title: 'Site/Notices' };

/** A part of a page could not be read. */
export const Failing = () => (
  <ErrorNotice onRetry={() => undefined}>The news could not be loaded.</ErrorNotice>
);

/** A list without entries. */
export const Empty = () => <EmptyNotice />;

/** The same with a way on. */
export const EmptyWithAction = () => (
  <EmptyNotice>
    <a href="#all">Show all topics</a>
  </EmptyNotice>
);
