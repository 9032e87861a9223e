import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DeleteQuestion } from '../../kit/delete-question';
import { useLanguageNames } from '../../kit/language-names';
import { versionsOf, type NewsGroup } from './news-group';

interface NewsDeletionProps {
  /** The item in question; null asks nothing. */
  group: NewsGroup | null;
  onDelete: (group: NewsGroup) => Promise<void>;
  onClose: () => void;
}

/** Asks before an item is deleted, and says that all its languages go (D24). */
export function NewsDeletion({ group, onDelete, onClose }: NewsDeletionProps) {
  const { t, i18n } = useLingui();
  const { nameOf } = useLanguageNames();
  // The words stay while the question closes.
  const [shown, setShown] = useState(group);
  if (group && group !== shown) setShown(group);
  if (!shown) return null;
  const { title } = shown.main;
  const names = versionsOf(shown).map(({ lang }) => nameOf(lang));
  const languages = new Intl.ListFormat(i18n.locale.replace('_', '-')).format(names);
  return (
    <DeleteQuestion
      open={group !== null}
      title={t`Delete this news item?`}
      confirm={names.length > 1 ? t`Delete in all languages` : t`Delete`}
      onDelete={() => onDelete(shown)}
      onClose={onClose}
    >
      <p>
        <Trans>
          “{title}” will be removed in all its languages ({languages}), here and on the site. This
          cannot be undone.
        </Trans>
      </p>
    </DeleteQuestion>
  );
}
