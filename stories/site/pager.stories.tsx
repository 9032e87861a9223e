import { Pager } from '../../src/ui/pager';

export default { title: 'Site/Pager' };

const pagerAt = (page: number, pages: number) => (
  <Pager
    page={page}
    pages={pages}
    renderLink={(number, props, text) => (
      <a key={number} href={`#${number}`} {...props}>
        {text}
      </a>
    )}
  />
);

export const First = () => pagerAt(1, 3);
export const MiddlePage = () => pagerAt(500, 1000);
export const Last = () => pagerAt(12, 12);
