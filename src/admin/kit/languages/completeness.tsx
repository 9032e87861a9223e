import {
  CheckCircleOutlined,
  ExclamationCircleOutlined,
  MinusCircleOutlined,
} from '@ant-design/icons';
import { Trans } from '@lingui/react/macro';
import styles from './languages.module.css';

/** How far a language version is: nothing in it, something missing, or everything there. */
export type Completeness = 'empty' | 'incomplete' | 'complete';

/** A version's completeness in words, with a sign beside them. */
export function CompletenessMark({ state }: { state: Completeness }) {
  switch (state) {
    case 'complete':
      return (
        <span className={styles.complete}>
          <CheckCircleOutlined aria-hidden /> <Trans>complete</Trans>
        </span>
      );
    case 'incomplete':
      return (
        <span className={styles.incomplete}>
          <ExclamationCircleOutlined aria-hidden /> <Trans>incomplete</Trans>
        </span>
      );
    case 'empty':
      return (
        <span className={styles.empty}>
          <MinusCircleOutlined aria-hidden /> <Trans>empty</Trans>
        </span>
      );
  }
}
