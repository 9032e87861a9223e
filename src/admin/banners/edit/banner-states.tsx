import { Trans } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { Published } from '../../kit/edit/edit-states';
import { LinkButton } from '../../kit/frame/link-button';

const route = getRouteApi('/admin/banner/list');

/** The way back to the list of banners, as it was filtered. */
export function BackToList() {
  const { language } = route.useSearch();
  return (
    <LinkButton to="/admin/banner/list" search={{ language }}>
      <Trans>Back to the list</Trans>
    </LinkButton>
  );
}

/** Says that the banner is on the site, with the way to it. */
export function SeeOnSite() {
  return (
    <Published>
      <a href="/home" target="_blank" rel="noreferrer">
        <Trans>See it on the home page</Trans>
      </a>
    </Published>
  );
}
