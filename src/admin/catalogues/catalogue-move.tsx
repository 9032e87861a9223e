import { Trans, useLingui } from '@lingui/react/macro';
import { Flex, Modal, TreeSelect } from 'antd';
import { useId, useState } from 'react';
import { refreshCatalogues } from '../../api/staff/catalogues';
import { FieldFrame } from '../kit/fields/field-frame';
import { useFocusHome } from '../kit/focus-home';
import { FailedRequest } from '../kit/requests/failed-request';
import { useErrorMessage } from '../kit/requests/error-message';
import { useNameList } from '../kit/name-list';
import { isOutOfDate, lackingIn, lookNow, namesOf, useNameSend } from '../names/name-writes';
import { allItems, TOP, type NamedItem } from '../names/named-items';
import type { NamedItems } from '../names/use-named-items';

interface CatalogueMoveProps {
  known: NamedItems;
  item: NamedItem;
  /** Where it was dropped; undefined while nothing is chosen. */
  droppedOn: string | undefined;
  say: (words: string) => void;
  onClose: () => void;
}

interface Place {
  value: string;
  title: string;
  disabled: boolean;
  children: Place[];
}

/** Asks below which catalogue to put one, with all that lies below it, in all its languages. */
export function CatalogueMove({ known, item, droppedOn, say, onClose }: CatalogueMoveProps) {
  const { t } = useLingui();
  const { restore } = useFocusHome();
  const id = useId();
  const messageOf = useErrorMessage();
  const listed = useNameList();
  const send = useNameSend();
  const [chosen, setChosen] = useState(droppedOn ?? item.parentNo);
  const [failure, setFailure] = useState<string>();
  const [sending, setSending] = useState(false);
  const [open, setOpen] = useState(true);
  const { byNo, nameOf, languageOf } = known;
  const name = nameOf(item);
  // Either may have been deleted by somebody else since.
  const gone = !byNo.has(item.no);
  const fits = (no: string) =>
    no === TOP || no === item.parentNo || (byNo.has(no) && lackingIn(known, item, no).length === 0);
  const parentNo = fits(chosen) ? chosen : item.parentNo;
  const unchanged = parentNo === item.parentNo && item.elsewhere.length === 0;

  const move = async () => {
    if (sending) return;
    if (unchanged) {
      setOpen(false);
      return;
    }
    setSending(true);
    setFailure(undefined);
    try {
      const now = await lookNow(known);
      const current = now.byNo.get(item.no);
      const stands = current && !allItems([current]).some(({ no }) => no === parentNo);
      if (!stands || lackingIn(now, current, parentNo).length > 0) {
        setFailure(
          t`Somebody else has changed the catalogues in the meantime. Look at them again.`,
        );
        await refreshCatalogues();
        return;
      }
      const [names, opened] = [namesOf(current), item.no];
      await send({ item: current, names, parentNo, moved: true, before: byNo, opened }, now);
      const parent = byNo.get(parentNo);
      const parentName = parent ? nameOf(parent) : '';
      say(
        parent
          ? t`“${name}” now stands below “${parentName}”.`
          : t`“${name}” now stands at the top level.`,
      );
      setOpen(false);
    } catch (error) {
      setFailure(messageOf(error));
      if (isOutOfDate(error)) await refreshCatalogues();
    } finally {
      setSending(false);
    }
  };

  const places = (level: readonly NamedItem[]): Place[] =>
    level.flatMap((one) => {
      if (one.no === item.no) return [];
      const label = nameOf(one);
      const lacking = listed(lackingIn(known, item, one.no).map(languageOf));
      return [
        {
          value: one.no,
          title: lacking ? t`${label} (not in ${lacking})` : label,
          disabled: !fits(one.no),
          children: places(one.children),
        },
      ];
    });
  const top: Place = {
    value: TOP,
    title: t`No other: at the top level`,
    disabled: false,
    children: [],
  };

  return (
    <Modal
      open={open}
      title={t`Move “${name}”`}
      okText={failure ? t`Try again` : t`Move`}
      okButtonProps={{ disabled: gone }}
      cancelText={gone ? t`Close` : t`Cancel`}
      closable={false}
      confirmLoading={sending}
      cancelButtonProps={{ disabled: sending }}
      mask={{ closable: !sending }}
      keyboard={!sending}
      onOk={() => void move()}
      onCancel={() => setOpen(false)}
      afterClose={() => {
        onClose();
        restore();
      }}
    >
      <Flex vertical gap="small">
        <FieldFrame
          id={id}
          label={t`Put it below`}
          help={
            item.children.length > 0 ? (
              <Trans>
                What lies below it goes with it, in all languages. It comes last in its new place.
              </Trans>
            ) : (
              <Trans>It moves in all its languages, and comes last in its new place.</Trans>
            )
          }
        >
          <TreeSelect<string, Place>
            id={id}
            aria-describedby={`${id}-help`}
            style={{ inlineSize: '100%' }}
            value={parentNo}
            treeData={[top, ...places(known.items)]}
            treeDefaultExpandAll
            showSearch={{ treeNodeFilterProp: 'title' }}
            notFoundContent={<Trans>No data</Trans>}
            disabled={sending}
            onChange={(no) => setChosen(no)}
          />
        </FieldFrame>
        {failure && <FailedRequest what={<Trans>It was not moved.</Trans>} message={failure} />}
      </Flex>
    </Modal>
  );
}
