import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Empty, Flex, Form, Input, Modal, Pagination, Select, Typography } from 'antd';
import { useId, useState } from 'react';
import { useLocale } from '@/i18n/use-locale';
import { usePageItem } from '@/admin/list/use-page-item';
import { QuerySkeleton } from '@/admin/page/query-states';
import { matches } from '@/admin/palette/matching';
import { FailedRequest } from '@/admin/requests/failed-request';
import { useErrorMessage } from '@/admin/requests/error-message';
import { CONTENT_TYPE_NAMES } from '@/admin/sections';
import { PictureGrid } from './picture-grid';
import { useUsedPictures } from './use-used-pictures';
import type { PictureSection, UsedPicture } from './used-pictures';

const PAGE_SIZE = 24;

interface UsedPicturesDialogProps {
  open: boolean;
  /** Receives the stored address of the picture. */
  onChoose: (url: string) => void;
  onClose: () => void;
  /** Called after the closing animation. */
  onClosed: () => void;
}

/** Renders the dialog to choose a picture that an item uses already, by page, section and search. */
export function UsedPicturesDialog({ open, onClosed, ...props }: UsedPicturesDialogProps) {
  const { t } = useLingui();
  return (
    <Modal
      open={open}
      title={t`Choose an existing picture`}
      width={960}
      footer={null}
      destroyOnHidden
      onCancel={props.onClose}
      afterClose={onClosed}
    >
      <UsedPictures {...props} />
    </Modal>
  );
}

/** Returns the pictures that fit the search and the section. */
function filterPictures(
  pictures: readonly UsedPicture[],
  query: string,
  section: PictureSection | undefined,
): UsedPicture[] {
  return pictures.filter(
    ({ fileName, uses }) =>
      (section === undefined || uses.some((use) => use.section === section)) &&
      matches(query, [fileName, ...uses.map(({ title }) => title)].join(' ')),
  );
}

interface FiltersProps {
  query: string;
  onQueryChange: (query: string) => void;
  section: PictureSection | undefined;
  onSectionChange: (section: PictureSection | undefined) => void;
  pictures: readonly UsedPicture[];
}

/** Renders the search field, and the choice of the sections that the pictures are used in. */
function Filters({ query, onQueryChange, section, onSectionChange, pictures }: FiltersProps) {
  const { t } = useLingui();
  const { tag } = useLocale();
  const id = useId();
  const sections = [...new Set(pictures.flatMap(({ uses }) => uses.map((use) => use.section)))];
  const collator = new Intl.Collator(tag);
  const options = sections
    .map((value) => ({ value, label: t(CONTENT_TYPE_NAMES[value]) }))
    .sort((first, second) => collator.compare(first.label, second.label));
  return (
    <Flex wrap gap={16}>
      <Form.Item
        layout="vertical"
        label={t`Title or file name`}
        htmlFor={`${id}-query`}
        style={{ flex: '1 1 240px', marginBlockEnd: 0 }}
      >
        <Input
          id={`${id}-query`}
          allowClear
          autoComplete="off"
          enterKeyHint="search"
          value={query}
          onChange={({ target }) => onQueryChange(target.value)}
        />
      </Form.Item>
      <Form.Item
        layout="vertical"
        label={t`Used in`}
        htmlFor={`${id}-section`}
        style={{ flex: '1 1 160px', marginBlockEnd: 0 }}
      >
        <Select
          id={`${id}-section`}
          allowClear
          placeholder={t`All sections`}
          value={section}
          options={options}
          onChange={onSectionChange}
        />
      </Form.Item>
    </Flex>
  );
}

function UsedPictures({ onChoose, onClose }: Omit<UsedPicturesDialogProps, 'open' | 'onClosed'>) {
  const itemRender = usePageItem();
  const { pictures, loading, isComplete, failedSections, retry } = useUsedPictures();
  const [query, setQuery] = useState('');
  const [section, setSection] = useState<PictureSection>();
  const [page, setPage] = useState(1);
  const [chosenUrl, setChosenUrl] = useState<string>();
  const filteredPictures = filterPictures(pictures, query, section);
  const picturesOfPage = filteredPictures.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const count = filteredPictures.length;
  const isFiltered = query.trim() !== '' || section !== undefined;
  const clearFilters = () => {
    setQuery('');
    setSection(undefined);
    setPage(1);
  };
  return (
    <Flex vertical gap={12}>
      <Filters
        {...{ query, section, pictures }}
        onQueryChange={(typed) => {
          setQuery(typed);
          setPage(1);
        }}
        onSectionChange={(value) => {
          setSection(value);
          setPage(1);
        }}
      />
      <Failures {...{ failedSections, retry }} />
      {pictures.length === 0 && loading && <QuerySkeleton rows={6} />}
      {count === 0 && !loading && !isFiltered && failedSections.length === 0 && (
        <Empty
          description={
            <Trans>
              No item has a picture yet. Pictures of published items can be reused here.
            </Trans>
          }
        />
      )}
      {count === 0 && isFiltered && (!loading || pictures.length > 0) && (
        <Empty description={<Trans>No picture matches.</Trans>}>
          <Button onClick={clearFilters}>
            <Trans>Clear search</Trans>
          </Button>
        </Empty>
      )}
      {count > 0 && (
        <PictureGrid pictures={picturesOfPage} chosenUrl={chosenUrl} onChoose={setChosenUrl} />
      )}
      <Flex wrap gap={12} align="center" justify="space-between">
        <Typography.Text type="secondary" role="status">
          {loading && pictures.length > 0 && <Trans>Loading more pictures…</Trans>}
          {!loading && count > 0 && <Plural value={count} one="# picture" other="# pictures" />}
        </Typography.Text>
        <Pagination
          hideOnSinglePage
          current={page}
          pageSize={PAGE_SIZE}
          total={count}
          showSizeChanger={false}
          itemRender={itemRender}
          onChange={setPage}
        />
      </Flex>
      {!isComplete && (
        <Typography.Text type="secondary">
          <Trans>Only the first 500 entries of each section are searched.</Trans>
        </Typography.Text>
      )}
      <Flex wrap gap={8} justify="end">
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button
          type="primary"
          disabled={
            chosenUrl === undefined || !filteredPictures.some(({ url }) => url === chosenUrl)
          }
          onClick={() => chosenUrl !== undefined && onChoose(chosenUrl)}
        >
          <Trans>Use this picture</Trans>
        </Button>
      </Flex>
    </Flex>
  );
}

type FailuresProps = Pick<ReturnType<typeof useUsedPictures>, 'failedSections' | 'retry'>;

/** Shows which sections could not be read, each with a retry button. */
function Failures({ failedSections, retry }: FailuresProps) {
  const { t } = useLingui();
  const messageOf = useErrorMessage();
  return failedSections.map(({ section, error }) => {
    const name = t(CONTENT_TYPE_NAMES[section]);
    return (
      <FailedRequest
        key={section}
        failedAction={<Trans>Couldn’t load the pictures of {name}.</Trans>}
        message={messageOf(error)}
        onRetry={() => retry(section)}
      />
    );
  });
}
