import { Button, Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { DraftOffer } from '../kit/edit/draft-offer';
import { LeaveQuestion } from '../kit/edit/leave-question';
import { useLanguageNames } from '../kit/language-names';
import { PageFrame } from '../kit/frame/page-frame';
import { ListEmpty, ListError, ListSkeleton } from '../kit/list/list-states';
import { UnreadableRows } from '../kit/list/unreadable-rows';
import { LostWrites } from '../kit/list/lost-writes';
import { OrderStatus } from '../kit/order/order-status';
import { useShift } from '../kit/order/use-shift';
import { NameFormDialog, type FormWords } from './name-form';
import { TOP } from './named-items';
import { NamesTable, type NamesTableProps } from './names-table';
import type { NameForm } from './use-name-form';

/** What a section says of its items. */
interface NamesWords extends FormWords {
  /** On the button that opens the form of a new one. */
  addOne: ReactNode;
  /** Of an empty screen: what they are for, and the next step. */
  why: ReactNode;
  addFirst: ReactNode;
  /** How many there are. */
  total: ReactNode;
}

interface NamesPageProps extends NamesTableProps {
  title: string;
  help: string;
  /** A way back, before the button that adds. */
  back?: ReactNode;
  words: NamesWords;
  form: NameForm;
  /** What has happened, and what says it. */
  said: string;
  say: (words: string) => void;
  /** The section's own questions. */
  children: ReactNode;
}

/** A screen of names in all languages: to add, rename, put in order and delete. */
export function NamesPage({ title, help, back, words, form, ...props }: NamesPageProps) {
  const { said, say, children, ...table } = props;
  const { known, writes } = table;
  const { order, ready, error, byNo } = known;
  const shift = useShift(order, { keyOf: ({ no }) => no, nameOf: known.nameOf, say, all: true });
  const { draft } = form;
  const languages = useLanguageNames();
  const undecided = draft.offered !== undefined;
  const empty = ready && byNo.size === 0;
  const add = () => {
    say('');
    form.open({ kind: 'add', parentNo: TOP });
  };
  return (
    <PageFrame
      title={title}
      help={help}
      actions={
        <>
          {back}
          {ready && (
            <Button type="primary" disabled={undecided} onClick={add}>
              {words.addOne}
            </Button>
          )}
        </>
      }
    >
      {ready && draft.offered && (
        <DraftOffer
          draft={draft.offered}
          words={undefined}
          onRestore={form.restore}
          onDiscard={draft.discard}
        />
      )}
      {error !== undefined && <ListError error={error} onRetry={known.retry} />}
      {error === undefined && !ready && <ListSkeleton />}
      <Flex justify="space-between" gap="small" wrap>
        <OrderStatus order={order} isShown={(no) => byNo.has(no)} said={said} />
        {ready && !empty && <Typography.Text type="secondary">{words.total}</Typography.Text>}
      </Flex>
      <UnreadableRows rows={known.unreadable} />
      <LostWrites {...writes} />
      {/* Until the draft is decided upon, nothing is typed. */}
      <div inert={undecided}>
        {empty && (
          <ListEmpty>
            <p>{words.why}</p>
            <Button onClick={add}>{words.addFirst}</Button>
          </ListEmpty>
        )}
        {ready && !empty && (
          <NamesTable
            {...table}
            onShift={shift}
            onRename={({ no }) => form.open({ kind: 'rename', no })}
          />
        )}
      </div>
      <NameFormDialog known={known} form={form} words={words} />
      {children}
      <LeaveQuestion
        changed={form.changed}
        draft={draft}
        typed={form.typed}
        words={{ nameOf: languages.nameOf }}
      />
    </PageFrame>
  );
}
