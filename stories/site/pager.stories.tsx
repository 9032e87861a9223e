import { Pager } from '../../src/ui/pager';

export default { title: 'Site/Pager' };

const at = (page: number, pages: number) => (
  <Pager
    page={page}
    pages={pages}
    link={(number, props, text) => (
      <a key={number} href={`#${number}`} {...props}>
        {text}
      </a>
    )}
  />
);

export const First = () => at(1, 3);
export const MiddlePage = () => at(500, 1000);
export const Last = () => at(12, 12);
