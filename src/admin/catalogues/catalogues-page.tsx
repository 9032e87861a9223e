import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Typography } from 'antd';
import { useState } from 'react';
import { CATALOGUE_TYPE } from '@/api/catalogue-type';
import {
  createCatalogue,
  fetchCatalogueTrees,
  refetchCatalogues,
  revalidateCatalogues,
  sortCatalogue,
  updateCatalogue,
  useCatalogueTrees,
  type CatalogueType,
  useArticleCount,
} from '@/api/admin/catalogues';
import { FailedRequest } from '@/admin/requests/failed-request';
import { LinkButton } from '@/admin/page/link-button';
import { allItems, type NamedItem } from '@/admin/names/named-items';
import { NamesPage } from '@/admin/names/names-page';
import { useNameForm } from '@/admin/names/use-name-form';
import { useNamedItems, type NameCalls, type NameInput } from '@/admin/names/use-named-items';
import { CatalogueDeletionDialog, useCatalogueDeletion } from './catalogue-deletion-dialog';
import { CatalogueMoveDialog } from './catalogue-move-dialog';
import { useNearViewport } from '@/ui/use-near-viewport';

const withType = (versions: readonly NameInput[], type: CatalogueType) =>
  versions.map((version) => ({ ...version, type }));

const callsOf = (type: CatalogueType): NameCalls => ({
  canNest: true,
  fetch: (languages) => fetchCatalogueTrees(type, languages),
  useStoredNames: (languages) => useCatalogueTrees(type, languages),
  create: (versions, idempotencyKeys) => createCatalogue(withType(versions, type), idempotencyKeys),
  update: (versions, idempotencyKeys) => updateCatalogue(withType(versions, type), idempotencyKeys),
  sort: sortCatalogue,
  refetch: (languages) => refetchCatalogues(type, languages),
  revalidate: revalidateCatalogues,
});
const CALLS = [callsOf(CATALOGUE_TYPE.news), callsOf(CATALOGUE_TYPE.cases)] as const;

interface MovedCatalogue {
  item: NamedItem;
  dropTargetNo?: string;
}

/** Renders `/admin/articles/{news,cases}/folder`: the catalogues of one type, to name, nest, order and delete. */
export function CataloguesPage({ type }: { type: CatalogueType }) {
  const { t } = useLingui();
  const [announcement, announce] = useState('');
  const [movedCatalogue, setMovedCatalogue] = useState<MovedCatalogue>();
  const namedItems = useNamedItems(CALLS[type], announce);
  const { itemsByNo, nameOf, languageOf } = namedItems;
  const form = useNameForm(namedItems, `catalogues/${type}`, (name, isNew) =>
    announce(isNew ? t`“${name}” has been added.` : t`“${name}” has been published.`),
  );
  const deletion = useCatalogueDeletion(type, namedItems, announce);
  const { blockerCheck } = deletion;
  const isNews = type === CATALOGUE_TYPE.news;
  return (
    <NamesPage
      {...{ namedItems, form, announcement, announce }}
      settingsKey={`catalogues/${type}`}
      mutations={deletion.mutations}
      title={isNews ? t`News catalogues` : t`Case catalogues`}
      help={t`Name catalogues in every language, nest them, and put them in the order that visitors see.`}
      backLink={
        <LinkButton to={isNews ? '/admin/articles/news/list' : '/admin/articles/cases/list'}>
          <Trans>Back to list</Trans>
        </LinkButton>
      }
      label={t`Catalogues`}
      instructions={t`Press Space to pick up the catalogue, the arrow keys to move it within its level, Space again to drop it, or Esc to cancel.`}
      messages={{
        addLabel: <Trans>Add a catalogue</Trans>,
        emptyExplanation: <Trans>Catalogues group articles, and visitors filter by them.</Trans>,
        addFirstLabel: <Trans>Add the first catalogue</Trans>,
        itemCount: <Plural value={itemsByNo.size} one="# catalogue" other="# catalogues" />,
        newItemTitle: (parentName) =>
          parentName === undefined ? t`New catalogue` : t`New subcatalogue of “${parentName}”`,
        addsLanguageNote: t`Adds this language to the catalogue.`,
        changedByOthersMessage: <Trans>Someone else changed this catalogue.</Trans>,
        deletedByOthersMessage: (
          <Trans>
            This catalogue or its parent was deleted. Publish to add it at the top level.
          </Trans>
        ),
      }}
      childrenLabelOf={(name) => t`Subcatalogues of ${name}`}
      columns={[
        {
          key: 'articles',
          title: t`Articles`,
          width: 120,
          render: (_, item) => <ArticleCount {...{ type, item, languageOf }} />,
        },
      ]}
      moreActions={(item) => [
        {
          key: 'add',
          label: t`Add subcatalogue`,
          onClick: () => {
            namedItems.setExpanded(item.no, true);
            form.open({ kind: 'add', parentNo: item.no });
          },
        },
        {
          key: 'move',
          label: t`Change parent catalogue`,
          onClick: () => setMovedCatalogue({ item }),
        },
      ]}
      onDelete={(item) => void deletion.start(item)}
      onDropInto={(item, parent) => {
        const isDescendant = allItems([item]).some(({ no }) => no === parent.no);
        if (!isDescendant && parent.no !== item.parentNo)
          setMovedCatalogue({ item, dropTargetNo: parent.no });
      }}
      note={(item) =>
        blockerCheck?.no === item.no && (
          <DeletionCheck
            message={blockerCheck.message}
            itemName={nameOf(item)}
            onRetry={() => void deletion.start(item)}
          />
        )
      }
    >
      {movedCatalogue && (
        <CatalogueMoveDialog
          key={movedCatalogue.item.no}
          namedItems={namedItems}
          item={itemsByNo.get(movedCatalogue.item.no) ?? movedCatalogue.item}
          dropTargetNo={movedCatalogue.dropTargetNo}
          announce={announce}
          onClosed={() => setMovedCatalogue(undefined)}
        />
      )}
      <CatalogueDeletionDialog
        {...{ type, namedItems }}
        store={deletion.requestedDeletions}
        onDelete={deletion.remove}
      />
    </NamesPage>
  );
}

interface DeletionCheckProps {
  message: string | undefined;
  itemName: string;
  onRetry: () => void;
}

function DeletionCheck({ message, ...retry }: DeletionCheckProps) {
  return message === undefined ? (
    <Typography.Text type="secondary">
      <Trans>Checking the catalogue’s content…</Trans>
    </Typography.Text>
  ) : (
    <FailedRequest {...{ message, ...retry }} />
  );
}

interface ArticleCountProps {
  type: CatalogueType;
  item: NamedItem;
  languageOf: (code: string) => string;
}

/** Shows the number of articles in the catalogue's main language; nothing until it is loaded. */
function ArticleCount({ type, item, languageOf }: ArticleCountProps) {
  const { t } = useLingui();
  const [ref, isNearViewport] = useNearViewport<HTMLDivElement>({ ignoresTab: true });
  const { data } = useArticleCount(type, isNearViewport ? item.mainVersion : null);
  const language = languageOf(item.mainVersion.lang);
  return (
    <div ref={ref} title={t`Shown to visitors in ${language}`}>
      {data !== undefined && <Plural value={data} one="# article" other="# articles" />}
    </div>
  );
}
