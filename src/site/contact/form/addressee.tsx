import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '@/ui/icon';
import styles from '@/site/contact/contact-form.module.css';

interface AddresseeProps {
  /** Name of the lawyer; empty while it loads and for an unknown lawyer. */
  name: string;
  isLocked: boolean;
  onRemove: () => void;
}

/** Renders a name within a message in a component of its own, so that tags in the name stay text. */
function Name({ name }: { name: string }) {
  return <strong>{name}</strong>;
}

/** Renders the lawyer whom the message names. Reserves the line while the name is unknown. */
export function Addressee({ name, isLocked, onRemove }: AddresseeProps) {
  const { t } = useLingui();
  return (
    <div className={styles.addressee}>
      {name && (
        <>
          <p>
            <Trans>
              Your message is for <Name name={name} />
            </Trans>
          </p>
          <button
            type="button"
            className={styles.removeButton}
            aria-label={t({ message: `Remove ${name}`, context: 'recipient' })}
            title={t({ message: `Remove ${name}`, context: 'recipient' })}
            aria-disabled={isLocked}
            onClick={isLocked ? undefined : onRemove}
          >
            <Icon name="close" size={18} />
          </button>
        </>
      )}
    </div>
  );
}
