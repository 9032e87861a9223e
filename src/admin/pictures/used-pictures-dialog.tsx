import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  Button,
  Empty,
  Flex,
  Form,
  Input,
  Modal,
  Pagination,
  Select,
  Typography,
  type InputRef,
} from 'antd';
import { useId, useRef, useState, type RefObject } from 'react';
import { useLocale } from '@/i18n/use-locale';
import { usePageItemRender } from '@/admin/list/table-pagination';
import { QuerySkeleton } from '@/admin/page/query-states';
import { matches } from '@/admin/palette/matching';
import { FailedRequest } from '@/admin/requests/failed-request';
import { useErrorMessage } from '@/admin/requests/error-message';
import { focusAfterOpening } from '@/admin/shared/focus-after-opening';
import { CONTENT_TYPE_NAMES } from '@/admin/sections';
import { PictureGrid } from './picture-grid';
import { useUsedPictures } from './use-used-pictures';
import type { PictureSection, UsedPicture } from './used-pictures';

const PAGE_SIZE = 24;

interface UsedPicturesDialogProps {
  /** Receives the stored address of the picture. */
  onChoose: (url: string) => void;
  /** Called after the closing animation. */
  onClosed: () => void;
}

interface Filter {
  query: string;
  section: PictureSection | undefined;
}

const NO_FILTER: Filter = { query: '', section: undefined };

function filterPictures(pictures: readonly UsedPicture[], { query, section }: Filter) {
  return pictures.filter(
    ({ fileName, uses }) =>
      (section === undefined || uses.some((use) => use.section === section)) &&
      matches(query, [fileName, ...uses.map(({ title }) => title)].join(' ')),
  );
}

interface FiltersProps {
  searchField: RefObject<InputRef | null>;
  filter: Filter;
  onChange: (filter: Filter) => void;
  pictures: readonly UsedPicture[];
}

function Filters({ searchField, filter, onChange, pictures }: FiltersProps) {
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
          ref={searchField}
          id={`${id}-query`}
          allowClear
          autoComplete="off"
          enterKeyHint="search"
          value={filter.query}
          onChange={({ target }) => onChange({ ...filter, query: target.value })}
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
          value={filter.section}
          options={options}
          onChange={(section) => onChange({ ...filter, section })}
        />
      </Form.Item>
    </Flex>
  );
}

/** Renders the dialog to choose a picture that an item already uses, with a search, a filter by section, and pages. */
export function UsedPicturesDialog({ onChoose, onClosed }: UsedPicturesDialogProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(true);
  const searchField = useRef<InputRef>(null);
  const itemRender = usePageItemRender();
  const { pictures, loading, isComplete, failures } = useUsedPictures();
  const messageOf = useErrorMessage();
  const [filter, setFilter] = useState(NO_FILTER);
  const [page, setPage] = useState(1);
  const [chosenUrl, setChosenUrl] = useState<string>();
  const filteredPictures = filterPictures(pictures, filter);
  const picturesOfPage = filteredPictures.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const count = filteredPictures.length;
  const isFiltered = filter.query.trim() !== '' || filter.section !== undefined;
  const changeFilter = (next: Filter) => {
    setFilter(next);
    setPage(1);
  };
  return (
    <Modal
      open={open}
      title={t`Choose an existing picture`}
      width={960}
      okText={t`Use this picture`}
      okButtonProps={{ disabled: !filteredPictures.some(({ url }) => url === chosenUrl) }}
      cancelText={t`Cancel`}
      onOk={() => {
        if (chosenUrl !== undefined) onChoose(chosenUrl);
        setOpen(false);
      }}
      onCancel={() => setOpen(false)}
      afterOpenChange={(isOpen) => focusAfterOpening(isOpen, () => searchField.current?.focus())}
      afterClose={onClosed}
    >
      <Flex vertical gap={12}>
        <Filters {...{ searchField, filter, pictures }} onChange={changeFilter} />
        {failures.map(({ section, error, retry }) => {
          const name = t(CONTENT_TYPE_NAMES[section]);
          return (
            <FailedRequest
              key={section}
              failureSummary={<Trans>Couldn’t load the pictures of {name}.</Trans>}
              message={messageOf(error)}
              onRetry={retry}
            />
          );
        })}
        {pictures.length === 0 && loading && <QuerySkeleton rows={6} />}
        {count === 0 && !loading && !isFiltered && failures.length === 0 && (
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
            <Button onClick={() => changeFilter(NO_FILTER)}>
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
            <Trans>Only the first part of long lists is searched.</Trans>
          </Typography.Text>
        )}
      </Flex>
    </Modal>
  );
}
