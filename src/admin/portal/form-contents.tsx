import { useLingui } from '@lingui/react/macro';
import { Anchor } from 'antd';
import type { MouseEvent } from 'react';
import { FROM_DESKTOP, useMedia } from '@/admin/shared/use-media';
import styles from './portal.module.css';

/** A part of the form that the contents lead to. */
export interface FormPart {
  id: string;
  title: string;
}

/**
 * Goes to a part at once, instead of antd's way there: that is animated, works against editors which are loaded
 * meanwhile, and puts into the address what would count as leaving the form.
 */
function jump(event: MouseEvent) {
  const id = event.target instanceof Element && event.target.closest('a')?.hash.slice(1);
  if (!id) return;
  event.preventDefault();
  event.stopPropagation();
  document.getElementById(id)?.scrollIntoView();
  document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
}

/** The parts of a long form, and which of them is in sight; always there, one click away from each. */
export function Contents({ parts }: { parts: readonly FormPart[] }) {
  const { t } = useLingui();
  const beside = useMedia(FROM_DESKTOP);
  return (
    <nav className={styles.contents} aria-label={t`On this page`} onClickCapture={jump}>
      <Anchor
        affix={false}
        direction={beside ? 'vertical' : 'horizontal'}
        targetOffset={beside ? 72 : 112}
        items={parts.map(({ id, title }) => ({ key: id, href: `#${id}`, title }))}
      />
    </nav>
  );
}
