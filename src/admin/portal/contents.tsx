import { useLingui } from '@lingui/react/macro';
import styles from './portal.module.css';

/** A part of the form that the contents lead to. */
export interface FormPart {
  id: string;
  title: string;
}

/** The parts of a long form; always in sight, one click away from each. */
export function Contents({ parts }: { parts: readonly FormPart[] }) {
  const { t } = useLingui();
  return (
    <nav className={styles.contents} aria-label={t`On this page`}>
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                // An address of its own would count as leaving the form.
                event.preventDefault();
                document.getElementById(id)?.scrollIntoView();
                document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
