import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ProfessionalField } from '../../../api/staff/professional-fields';
import { Published } from '../../kit/edit/edit-states';
import { LinkButton } from '../../kit/frame/link-button';

/** The way back to the list of fields. */
export function BackToList() {
  return (
    <LinkButton to="/admin/expertise/list">
      <Trans>Back to the list</Trans>
    </LinkButton>
  );
}

/** Says that the field is on the site, with the way to it. */
export function SeeOnSite({ field }: { field: ProfessionalField }) {
  return (
    <Published>
      <Link to="/expertise/detail/$id" params={{ id: String(field.id) }} target="_blank">
        <Trans>Read it on the site</Trans>
      </Link>
    </Published>
  );
}
