import { Trans } from '@lingui/react/macro';
import { Alert, Button } from 'antd';
import type { Icon } from '@/api/admin/icons';
import { SentenceSpace } from '@/ui/sentence-space';
import { HiddenFailures } from '@/admin/list/hidden-failures';
import type { RowMutations } from '@/admin/list/row-mutation';
import { FailedRequest } from '@/admin/requests/failed-request';
import { IconPicture } from '@/admin/shared/icon-picture';
import { useIconName } from './icon-name';

interface IconOutcomeProps {
  icons: readonly Icon[];
  mutations: RowMutations<Icon>;
}

/** Renders the status of each deletion of an icon: with a button that undoes it, or why it failed. */
export function IconOutcome({ icons, mutations }: IconOutcomeProps) {
  const nameOf = useIconName();
  return (
    <div role="status">
      {icons.map((icon) => {
        const result = mutations.resultOf(icon);
        if (!result) return null;
        const name = nameOf(icon);
        const sharedProps = {
          role: 'none',
          showIcon: true,
          icon: <IconPicture url={icon.iconUrl} size={20} />,
        };
        if (result.state === 'undoable')
          return (
            <Alert
              key={icon.id}
              {...sharedProps}
              type="info"
              title={<Trans>Deleting “{name}”…</Trans>}
              action={
                <Button size="small" onClick={() => mutations.undo([icon])}>
                  <Trans>Undo</Trans>
                </Button>
              }
            />
          );
        if (result.state !== 'failed')
          return (
            <Alert
              key={icon.id}
              {...sharedProps}
              type="info"
              title={<Trans context="in progress">Deleting…</Trans>}
            />
          );
        return (
          <FailedRequest
            key={icon.id}
            role="none"
            message={
              <>
                {result.isOutcomeUnknown ? (
                  <Trans>Couldn’t check whether “{name}” was deleted.</Trans>
                ) : (
                  <Trans>“{name}” was not deleted.</Trans>
                )}
                <SentenceSpace />
                {result.message}
              </>
            }
            action={
              <>
                <Button size="small" onClick={() => void mutations.retry(icon)}>
                  <Trans>Try again</Trans>
                </Button>{' '}
                <Button size="small" onClick={() => mutations.dismiss(icon)}>
                  <Trans>Dismiss</Trans>
                </Button>
              </>
            }
          />
        );
      })}
      <HiddenFailures {...mutations} />
    </div>
  );
}
