import { Trans } from '@lingui/react/macro';
import type { ProfessionalField } from '@/api/professional-fields';
import { toText } from '@/lib/to-text';

/** Renders the name of a professional field, or that it has none, for its link or heading. */
export function ProfessionalFieldName({ field }: { field: Pick<ProfessionalField, 'name'> }) {
  return toText(field.name).trim() || <Trans>Unnamed practice area</Trans>;
}
