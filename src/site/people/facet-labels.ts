import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FacetName } from './facets';

/** Label of each filter, and of the state in which it selects nothing. */
export const FACET_LABELS: Record<
  FacetName,
  { label: MessageDescriptor; anyLabel: MessageDescriptor }
> = {
  practiceAreaId: { label: msg`Practice area`, anyLabel: msg`All practice areas` },
  jobId: {
    label: msg({ message: 'Position', context: 'of a lawyer' }),
    anyLabel: msg`All positions`,
  },
  officeIds: { label: msg`Offices`, anyLabel: msg`All offices` },
};
