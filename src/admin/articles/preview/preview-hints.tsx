import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { plainText } from '@/lib/plain-text';
import { pictureUrl, safeUrl } from '@/lib/safe-url';
import { SentenceSpace } from '@/ui/sentence-space';
import { HintList } from '@/admin/preview/hint-list';
import type { PreviewVersion } from './article-preview';

function addressHint(contentUrl: string) {
  if (contentUrl.trim() === '')
    return (
      <li key="address">
        <Trans>The web address is missing. It is needed to publish.</Trans>
      </li>
    );
  const url = safeUrl(contentUrl);
  return url ? (
    <li key="address">
      <Trans>This item is on another website. On the site, its title opens this address:</Trans>
      <SentenceSpace />
      {url}
    </li>
  ) : (
    <li key="address">
      <Trans>
        The address of this external item is invalid, so visitors would see an article on this site
        instead.
      </Trans>
    </li>
  );
}

/** Renders hints about missing and unusual parts of a version, outside the preview's iframe. */
export function PreviewHints({ version }: { version: PreviewVersion }) {
  const { title, content, contentUrl, coverUrl, lang } = version;
  const isExternal = contentUrl !== undefined;
  const isEmpty = useMemo(() => !/<img\b/i.test(content) && plainText(content) === '', [content]);
  const hints = [
    title.trim() === '' && (
      <li key="title">
        <Trans>The title is missing. It is needed to publish.</Trans>
      </li>
    ),
    isExternal && addressHint(contentUrl),
    !isExternal && isEmpty && (
      <li key="text">
        <Trans>No text yet.</Trans>
      </li>
    ),
    coverUrl.trim() !== '' && !pictureUrl(coverUrl) && (
      <li key="cover">
        <Trans>The cover’s address is invalid, so no picture is shown.</Trans>
      </li>
    ),
  ];
  return <HintList lang={lang}>{hints}</HintList>;
}
