import { Pager } from '../../src/ui/pager';

export default { title: 'Site/Pager' };

const renderPager = (page: number, pages: number) => (
  <Pager
    page={page}
    pageCount={pages}
    renderLink={(number, props, text) => (
      <a key={number} href={`#${number}`} {...props}>
        {text}
      </a>
    )}
  />
);

export const FirstPage = () => renderPager(1, 3);
export const MiddlePage = () => renderPager(500, 1000);
export const LastPage = () => renderPager(12, 12);
