import { Pagination } from 'antd';
import { useLingui } from '@lingui/react/macro';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from './list-search';
import styles from './list.module.css';

interface ListPagesProps {
  pageNo: number;
  pageSize: number;
  total: number;
  onShow: (pageNo: number, pageSize: number) => void;
}

/** The pages of a list and their size; nothing for a list that fits the smallest page. */
export function ListPages({ pageNo, pageSize, total, onShow }: ListPagesProps) {
  const { t } = useLingui();
  if (total <= DEFAULT_PAGE_SIZE) return null;
  return (
    <nav className={styles.pages} aria-label={t`Pages`}>
      <Pagination
        current={pageNo}
        pageSize={pageSize}
        total={total}
        showSizeChanger={{ 'aria-label': t`Items on a page`, showSearch: false }}
        pageSizeOptions={[...PAGE_SIZES]}
        onChange={onShow}
        responsive
      />
    </nav>
  );
}
