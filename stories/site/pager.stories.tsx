import { Pager } from '../../src/ui/pager';

export default { title: 'Site/Pager' };

export const FirstPage = () => <Pager page={1} pageCount={3} />;
export const MiddlePage = () => <Pager page={500} pageCount={1000} />;
export const LastPage = () => <Pager page={12} pageCount={12} />;
