import { useLingui } from '@lingui/react/macro';
import { Anchor } from 'antd';
import { FROM_DESKTOP, useMedia } from '../kit/use-media';
import styles from './portal.module.css';

/** A part of the form that the contents lead to. */
export interface FormPart {
  id: string;
  title: string;
}

/** The parts of a long form; always in sight, one click away from each. */
export function Contents({ parts }: { parts: readonly FormPart[] }) {
  const { t } = useLingui();
  const beside = useMedia(FROM_DESKTOP);
  return (
    <nav className={styles.contents} aria-label={t`On this page`}>
      <Anchor
        affix={false}
        direction={beside ? 'vertical' : 'horizontal'}
        targetOffset={beside ? 72 : 112}
        items={parts.map(({ id, title }) => ({ key: id, href: `#${id}`, title }))}
        onClick={(event, { href }) => {
          // An address of its own would count as leaving the form.
          event.preventDefault();
          document.getElementById(`${href.slice(1)}-title`)?.focus({ preventScroll: true });
        }}
      />
    </nav>
  );
}
