import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from 'antd';
import { useState } from 'react';
import { CATALOGUE_TYPE } from '../../api/catalogue-type';
import { type CatalogueType } from '../../api/staff/catalogues';
import { DraftOffer } from '../kit/edit/draft-offer';
import { LeaveQuestion } from '../kit/edit/leave-question';
import { LostWrites } from '../kit/list/lost-writes';
import { ListEmpty, ListError, ListSkeleton } from '../kit/list/list-states';
import { LinkButton } from '../kit/frame/link-button';
import { OrderStatus } from '../kit/order/order-status';
import { useShift } from '../kit/order/use-shift';
import { PageFrame } from '../kit/frame/page-frame';
import { CatalogueDeletion } from './catalogue-deletion';
import { CatalogueForm } from './catalogue-form';
import type { Folder } from './catalogue-folders';
import { CatalogueMove } from './catalogue-move';
import { TOP } from './catalogue-places';
import { CatalogueTree } from './catalogue-tree';
import { CataloguesContext, type CataloguesScreen } from './catalogues-context';
import styles from './catalogues.module.css';
import { useCatalogueForm, type FormTarget } from './use-catalogue-form';
import { useCatalogueDeletion } from './use-catalogue-deletion';
import { useFolders } from './use-folders';

const ROWS = 8;

/** `/admin/articles/{news,cases}/folder`: the catalogues of one type, to name, nest, order and delete. */
export function CataloguesPage({ type }: { type: CatalogueType }) {
  const { t } = useLingui();
  const [said, say] = useState('');
  const { folders, shelf, order, nameOf, languageOf, ready, error, retry } = useFolders(type);
  const form = useCatalogueForm(shelf, (target, name) =>
    say(target.kind === 'add' ? t`“${name}” has been added.` : t`“${name}” has been saved.`),
  );
  const deletion = useCatalogueDeletion(shelf, nameOf, say);
  const shift = useShift(order, nameOf, say);
  const [moving, setMoving] = useState<Folder | null>(null);
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());

  const toggle = (no: string) => {
    const next = new Set(collapsed);
    if (!next.delete(no)) next.add(no);
    setCollapsed(next);
  };
  const begin = (target: FormTarget): boolean => {
    const begun = form.begin(target);
    if (!begun) {
      say(t`Save or cancel these names first.`);
      document.querySelector<HTMLElement>('[data-form] input:enabled')?.focus();
    } else say('');
    return begun;
  };
  const screen: CataloguesScreen = {
    ...{ shelf, order, form, collapsed, toggle, shift, begin, nameOf, languageOf },
    writes: deletion.writes,
    check: deletion.check,
    startMove: setMoving,
    startDeletion: (folder) => void deletion.start(folder),
  };
  const addition: FormTarget = { kind: 'add', parentNo: TOP };
  const { draft } = form;
  const empty = ready && shelf.byNo.size === 0;
  const lone = empty && form.target;

  return (
    <PageFrame
      title={type === CATALOGUE_TYPE.news ? t`Catalogues of news` : t`Catalogues of cases`}
      help={t`Name them in every language, nest them, and put them in the order in which visitors find them.`}
      actions={
        <>
          <LinkButton
            to={
              type === CATALOGUE_TYPE.news
                ? '/admin/articles/news/list'
                : '/admin/articles/cases/list'
            }
          >
            <Trans>Back to the list</Trans>
          </LinkButton>
          {ready && (
            <Button
              type="primary"
              disabled={draft.offered !== undefined}
              onClick={() => begin(addition)}
            >
              <Trans>Add a catalogue</Trans>
            </Button>
          )}
        </>
      }
    >
      <CataloguesContext value={screen}>
        {ready && draft.offered && (
          <DraftOffer
            draft={draft.offered}
            words={undefined}
            onRestore={form.restore}
            onDiscard={draft.discard}
          />
        )}
        {error && <ListError error={error} onRetry={retry} />}
        {!error && !ready && <ListSkeleton rows={ROWS} />}
        <div className={styles.head}>
          <OrderStatus
            order={order}
            isShown={(no) => shelf.byNo.has(no)}
            className={styles.outcome}
            said={said}
          />
          {ready && !empty && (
            <p className={styles.total}>
              <Plural value={shelf.byNo.size} one="# catalogue" other="# catalogues" />
            </p>
          )}
        </div>
        <LostWrites {...deletion.writes} />
        {/* Until the draft is decided upon, nothing is typed. */}
        <div inert={draft.offered !== undefined}>
          {lone && <CatalogueForm target={lone} />}
          {empty && !lone && (
            <ListEmpty>
              <p>
                <Trans>Articles stand in catalogues, and visitors find them by these.</Trans>
              </p>
              <Button onClick={() => begin(addition)}>
                <Trans>Add the first catalogue</Trans>
              </Button>
            </ListEmpty>
          )}
          {ready && !empty && <CatalogueTree folders={folders} />}
        </div>
        {moving && (
          <CatalogueMove
            key={moving.no}
            folder={shelf.byNo.get(moving.no) ?? moving}
            folders={folders}
            onMoved={say}
            onClose={() => setMoving(null)}
          />
        )}
        <CatalogueDeletion
          deletion={deletion.asked}
          onDelete={deletion.remove}
          onClose={deletion.close}
        />
        <LeaveQuestion changed={form.changed} onLeave={draft.keepNow} />
      </CataloguesContext>
    </PageFrame>
  );
}
