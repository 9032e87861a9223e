import { DeleteOutlined, DownOutlined, UndoOutlined, UpOutlined } from '@ant-design/icons';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Flex, Typography } from 'antd';
import { getIn } from 'formik';
import { useMemo, useState, type ReactNode } from 'react';
import { pictureUrl } from '@/lib/safe-url';
import { fieldId } from '@/admin/fields/field-errors';
import { useFormState } from '@/admin/fields/form-store';
import { useNameListFormatter } from '@/admin/shared/use-name-list-formatter';
import { DragHandle } from '@/admin/reorder/drag-handle';
import { MoveButtons } from '@/admin/edit-form/move-buttons';
import { RowContext, usePortalScreen } from '@/admin/portal/portal-context';
import type { ListName, Row } from '@/admin/portal/portal-values';
import { HiddenName } from '@/ui/hidden-name';
import { useRowName } from './row-name';

interface RowItemProps {
  list: ListName;
  row: Row;
  index: number;
  count: number;
  onMove: (to: number) => void;
  setRemoved: (isRemoved: boolean) => void;
  /** The row's fields, rendered once it is expanded. */
  children: ReactNode;
}

function pictureOf({ versions }: Row): string | undefined {
  const entry = Object.values(versions).find((version) => version !== null);
  return entry && 'coverUrl' in entry ? pictureUrl(entry.coverUrl) : undefined;
}

/** Renders one row: handle, name and actions; its fields once it is expanded. */
export function RowItem({ list, row, index, count, onMove, setRemoved, children }: RowItemProps) {
  const { t } = useLingui();
  const { expandedKeys, setExpanded, rowButtons } = usePortalScreen();
  const { name } = useRowName()(list, row, index);
  const isShown = expandedKeys.has(row.key) && !row.removed;
  const path = `${list}.${index}`;
  const formRow = useMemo(() => ({ list, row, path }), [list, row, path]);
  // Fields stay mounted once they were rendered, so that an upload continues and an editor keeps its selection.
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  const sortable = useSortable({
    id: row.key,
    disabled: count < 2,
    attributes: { roleDescription: t`movable` },
  });
  const { setNodeRef, transform, transition = '', isDragging } = sortable;
  const picture = pictureOf(row);
  const hiddenName = <HiddenName name={name} />;
  return (
    <li
      ref={setNodeRef}
      id={row.key}
      style={{
        position: 'relative',
        zIndex: isDragging ? 1 : 0,
        transform: CSS.Translate.toString(transform) ?? 'none',
        transition,
      }}
    >
      <Card size="small">
        <Flex wrap gap={8} align="center" justify="end">
          <Flex gap={8} align="center" style={{ flex: '1 1 200px' }}>
            {count > 1 && <DragHandle sortable={sortable} name={name} />}
            {picture && (
              <img
                src={picture}
                alt=""
                width={48}
                height={32}
                style={{ flex: 'none', objectFit: 'cover' }}
              />
            )}
            <RowNames {...{ list, row, index }} />
          </Flex>
          {row.removed ? (
            <>
              <RemovalNote row={row} />
              <Button
                ref={rowButtons.refOf(row.key)}
                type="link"
                icon={<UndoOutlined aria-hidden />}
                onClick={() => setRemoved(false)}
              >
                <span>
                  <Trans>Undo</Trans>
                  {hiddenName}
                </span>
              </Button>
            </>
          ) : (
            <Flex wrap justify="end">
              <MoveButtons rowName={name} index={index} total={count} onMove={onMove} />
              <Button
                type="text"
                icon={<DeleteOutlined aria-hidden />}
                title={t`Remove`}
                aria-label={t`Remove ${name}`}
                onClick={() => setRemoved(true)}
              />
              <Button
                ref={rowButtons.refOf(row.key)}
                id={fieldId(path)}
                type="link"
                icon={isShown ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
                aria-expanded={isShown}
                onClick={() => setExpanded(row.key, !isShown)}
              >
                <span>
                  <Trans>Edit</Trans>
                  {hiddenName}
                </span>
              </Button>
            </Flex>
          )}
        </Flex>
        {wasShown && (
          <Flex
            vertical
            gap={16}
            style={{ display: isShown ? 'flex' : 'none', paddingBlockStart: 12 }}
          >
            <RowContext value={formRow}>{children}</RowContext>
          </Flex>
        )}
      </Card>
    </li>
  );
}

function RemovalNote({ row }: Pick<RowItemProps, 'row'>) {
  const isStored = Object.values(row.versions).some((entry) => entry?.stored);
  return (
    <Typography.Text type="secondary">
      {isStored ? (
        <Trans>Deleted when you publish, which cannot be undone.</Trans>
      ) : (
        <Trans>Not added when you publish.</Trans>
      )}
    </Typography.Text>
  );
}

/** Renders a row's name in each language, where it is missing, and whether it has an error. */
function RowNames({ list, row, index }: Pick<RowItemProps, 'list' | 'row' | 'index'>) {
  const { languages } = usePortalScreen();
  const formatList = useNameListFormatter();
  const { name, otherNames } = useRowName()(list, row, index);
  const hasErrors = useFormState(
    ({ errors, wasAttempted }) =>
      wasAttempted &&
      typeof errors[list] === 'object' &&
      getIn(errors, `${list}.${index}`) !== undefined,
  );
  const languagesWithout = formatList(
    languages.filter(({ code }) => !row.versions[code]).map((language) => language.name),
  );
  return (
    <Flex wrap gap={12}>
      <Typography.Text strong delete={row.removed}>
        <bdi>{name}</bdi>
      </Typography.Text>
      {!row.removed && (
        <>
          <Typography.Text type="secondary">
            <bdi>{otherNames.join(' · ')}</bdi>
          </Typography.Text>
          {languagesWithout && (
            <Typography.Text type="warning">
              <Trans>Not in {languagesWithout}</Trans>
            </Typography.Text>
          )}
          {hasErrors && (
            <Typography.Text type="danger">
              <Trans>Needs attention</Trans>
            </Typography.Text>
          )}
        </>
      )}
    </Flex>
  );
}
