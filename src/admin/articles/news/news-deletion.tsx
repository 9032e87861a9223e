import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DeleteQuestion } from '../../kit/delete-question';
import { useLanguageNames } from '../../kit/language-names';
import { useNameList } from '../../kit/name-list';
import { versionsOf, type ListedNews } from './listed-news';

interface NewsDeletionProps {
  /** The item in question; null asks nothing. */
  group: ListedNews | null;
  onDelete: (group: ListedNews) => Promise<void>;
  onClose: () => void;
}

/** Asks before an item is deleted, and says that all its languages go (D24). */
export function NewsDeletion({ group, onDelete, onClose }: NewsDeletionProps) {
  const { t } = useLingui();
  const listed = useNameList();
  const { nameOf } = useLanguageNames();
  // The words stay while the question closes.
  const [shown, setShown] = useState(group);
  if (group && group !== shown) setShown(group);
  if (!shown) return null;
  const { title } = shown.main;
  const names = versionsOf(shown).map(({ lang }) => nameOf(lang));
  const languages = listed(names);
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
