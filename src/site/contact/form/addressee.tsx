import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '@/ui/icon';
import styles from '@/site/contact/contact-form.module.css';

interface AddresseeProps {
  /** The lawyer's name; empty while it is read, or where there is no such lawyer. */
  name: string;
  onRemove: () => void;
}

/** A name within a sentence, as a part of its own: what looks like a tag in it stays text. */
function Name({ name }: { name: string }) {
  return <strong>{name}</strong>;
}

/** Whom the message is for. The line keeps its room while the name is not known. */
export function Addressee({ name, onRemove }: AddresseeProps) {
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
            className={styles.remove}
            aria-label={t`Do not address it to ${name}`}
            title={t`Do not address it to ${name}`}
            onClick={onRemove}
          >
            <Icon name="close" size={18} />
          </button>
        </>
      )}
    </div>
  );
}
