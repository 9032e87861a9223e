import { Trans, useLingui } from '@lingui/react/macro';
import { TreeSelect } from 'antd';
import type { ReactNode } from 'react';
import { revalidateCatalogues } from '@/api/admin/catalogues';
import { FieldFrame } from '@/admin/fields/field-frame';
import { SmallFormDialog } from '@/admin/form-dialog/small-form-dialog';
import { useFieldState } from '@/admin/fields/form-store';
import { useSmallForm } from '@/admin/fields/use-small-form';
import { MessageError, useErrorMessage } from '@/admin/requests/error-message';
import { useNameListFormatter } from '@/admin/shared/use-name-list-formatter';
import {
  mayBeConflict,
  missingLanguagesOf,
  refetchSnapshot,
  namesOf,
  useNameSend,
} from '@/admin/names/name-mutations';
import { allItems, TOP_LEVEL, type NamedItem } from '@/admin/names/named-items';
import type { NamedItems } from '@/admin/names/use-named-items';

interface CatalogueMoveDialogProps {
  namedItems: NamedItems;
  item: NamedItem;
  /** The `no` of the catalogue that it was dropped on; undefined when the dialog was opened from the row's menu. */
  dropTargetNo: string | undefined;
  announce: (message: string) => void;
  onClosed: () => void;
}

interface ParentOption {
  value: string;
  title: string;
  disabled: boolean;
  children: ParentOption[];
}

/** Renders the dialog that moves a catalogue with its descendants to another parent, in all languages. */
export function CatalogueMoveDialog({
  namedItems,
  item,
  dropTargetNo,
  announce,
  onClosed,
}: CatalogueMoveDialogProps) {
  const { t } = useLingui();
  const formatList = useNameListFormatter();
  const { itemsByNo, nameOf, languageOf } = namedItems;
  const name = nameOf(item);
  // Another user may have deleted the catalogue or the chosen parent.
  const isDeleted = !itemsByNo.has(item.no);
  const canMoveBelow = (no: string) =>
    no === TOP_LEVEL ||
    no === item.parentNo ||
    (itemsByNo.has(no) && missingLanguagesOf(namedItems, item, no).length === 0);
  const allowedParentOf = (chosenNo: string) => (canMoveBelow(chosenNo) ? chosenNo : item.parentNo);

  const move = useCatalogueMove(namedItems, item, announce);
  const form = useSmallForm({
    initialValues: { parentNo: dropTargetNo ?? item.parentNo },
    send: async ({ parentNo: chosenNo }) => {
      const parentNo = allowedParentOf(chosenNo);
      if (parentNo !== item.parentNo || item.languagesWithOtherParent.length > 0)
        await move(parentNo);
    },
  });

  const optionsOf = (level: readonly NamedItem[]): ParentOption[] =>
    level.flatMap((candidate) => {
      if (candidate.no === item.no) return [];
      const label = nameOf(candidate);
      const missingLanguages = formatList(
        missingLanguagesOf(namedItems, item, candidate.no).map(languageOf),
      );
      return [
        {
          value: candidate.no,
          title: missingLanguages ? t`${label} (not in ${missingLanguages})` : label,
          disabled: !canMoveBelow(candidate.no),
          children: optionsOf(candidate.children),
        },
      ];
    });
  const topOption: ParentOption = {
    value: TOP_LEVEL,
    title: t`None (top level)`,
    disabled: false,
    children: [],
  };

  return (
    <SmallFormDialog
      form={form}
      title={t`Move “${name}”`}
      okText={t`Move`}
      isObsolete={isDeleted}
      notStoredSummary={<Trans>The catalogue was not moved.</Trans>}
      onClosed={onClosed}
    >
      <ParentField
        help={
          item.children.length > 0 ? (
            <Trans>
              Its subcatalogues move with it, in all languages. It moves to the last position.
            </Trans>
          ) : (
            <Trans>It moves in all its languages, to the last position.</Trans>
          )
        }
        options={[topOption, ...optionsOf(namedItems.items)]}
        allowedParentOf={allowedParentOf}
        disabled={form.isSending}
      />
    </SmallFormDialog>
  );
}

/**
 * Returns the function that moves a catalogue and announces its new parent. The function throws a `MessageError` if
 * someone else has changed the catalogues so that the catalogue cannot move there, or if an earlier attempt may have
 * moved it: the dialog would say of any other error that the catalogue was not moved.
 */
function useCatalogueMove(
  namedItems: NamedItems,
  item: NamedItem,
  announce: (message: string) => void,
) {
  const { t } = useLingui();
  const { send, mayBeStored } = useNameSend();
  const messageOf = useErrorMessage();
  const { itemsByNo, nameOf } = namedItems;
  const move = async (parentNo: string) => {
    const currentItems = await refetchSnapshot(namedItems);
    const currentItem = currentItems.itemsByNo.get(item.no);
    const isValidTarget = currentItem && !allItems([currentItem]).some(({ no }) => no === parentNo);
    if (!isValidTarget || missingLanguagesOf(currentItems, currentItem, parentNo).length > 0) {
      await revalidateCatalogues();
      throw new MessageError(t`Someone else changed the catalogues. Review them and try again.`);
    }
    const names = namesOf(currentItem);
    await send(
      {
        item: currentItem,
        names,
        parentNo,
        movesAllLanguages: true,
        itemsBeforeRequest: itemsByNo,
        formKey: item.no,
      },
      currentItems,
    );
    const name = nameOf(item);
    const parent = itemsByNo.get(parentNo);
    const parentName = parent ? nameOf(parent) : '';
    announce(
      parent
        ? t`“${name}” has been moved into “${parentName}”.`
        : t`“${name}” has been moved to the top level.`,
    );
  };
  return async (parentNo: string) => {
    try {
      await move(parentNo);
    } catch (error) {
      if (mayBeConflict(error)) await revalidateCatalogues();
      throw mayBeStored(item.no) ? new MessageError(messageOf(error)) : error;
    }
  };
}

interface ParentFieldProps {
  help: ReactNode;
  options: ParentOption[];
  /** Returns the chosen parent if the item can move there, otherwise its current parent. */
  allowedParentOf: (chosen: string) => string;
  disabled: boolean;
}

function ParentField({ help, options, allowedParentOf, disabled }: ParentFieldProps) {
  const { t } = useLingui();
  const { value, setValue, controlProps, id } = useFieldState<string>('parentNo');
  return (
    <FieldFrame {...{ id, help }} label={t`Parent catalogue`}>
      <TreeSelect<string, ParentOption>
        {...controlProps}
        style={{ inlineSize: '100%' }}
        value={allowedParentOf(value)}
        treeData={options}
        treeDefaultExpandAll
        showSearch={{ treeNodeFilterProp: 'title' }}
        notFoundContent={<Trans>No data</Trans>}
        disabled={disabled}
        onChange={setValue}
      />
    </FieldFrame>
  );
}
