import { useLingui } from '@lingui/react/macro';
import { Anchor } from 'antd';
import { useCallback, type MouseEvent } from 'react';
import { FROM_DESKTOP, useMedia } from '@/admin/shared/use-media';
import styles from './portal.module.css';

export interface FormSection {
  id: string;
  title: string;
}

/**
 * Scrolls to the section of a clicked link at once and focuses its heading: antd's Anchor animates, which loading editors
 * disturb, and changes the URL, which counts as leaving.
 */
function jumpToSection(event: MouseEvent) {
  const id = event.target instanceof Element && event.target.closest('a')?.hash.slice(1);
  if (!id) return;
  event.preventDefault();
  event.stopPropagation();
  document.getElementById(id)?.scrollIntoView();
  document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
}

/** Returns whether the page cannot scroll further, where the last section may not reach the top. */
function isAtPageEnd(): boolean {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  return scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
}

/** Renders the sticky table of contents of a long form, and marks the visible section. */
export function FormTableOfContents({ sections }: { sections: readonly FormSection[] }) {
  const { t } = useLingui();
  const isWide = useMedia(FROM_DESKTOP);
  const lastId = sections.at(-1)?.id;
  // antd's Anchor runs its effects again when this function changes.
  const getCurrentAnchor = useCallback(
    (visibleSection: string) => (isAtPageEnd() ? `#${lastId}` : visibleSection),
    [lastId],
  );
  return (
    <nav
      className={styles.tableOfContents}
      aria-label={t`On this page`}
      onClickCapture={jumpToSection}
    >
      <Anchor
        affix={false}
        direction={isWide ? 'vertical' : 'horizontal'}
        targetOffset={isWide ? 72 : 112}
        getCurrentAnchor={getCurrentAnchor}
        items={sections.map(({ id, title }) => ({ key: id, href: `#${id}`, title }))}
      />
    </nav>
  );
}
