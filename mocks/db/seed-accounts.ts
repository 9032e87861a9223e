import type { Store } from './store';

const ADMINISTRATOR = {
  roleId: 1,
  roleName: { en_US: 'Administrator', zh_CN: '管理员' },
  mayWrite: true,
};

/** Long, to test every component that shows a role. */
const EDITOR = {
  roleId: 2,
  roleName: {
    en_US:
      'Senior Editor for Client Publications, Knowledge Management and External Communications (Greater China and London)',
    zh_CN: '客户出版物、知识管理与对外传播高级编辑（大中华区及伦敦）',
  },
  mayWrite: true,
};

const READER = { roleId: 3, roleName: { en_US: 'Viewer', zh_CN: '只读用户' }, mayWrite: false };

const ACCOUNTS = [
  {
    loginAccount: 'admin',
    password: 'admin123',
    userName: 'Wang Li',
    portrait: '',
    ...ADMINISTRATOR,
  },
  {
    loginAccount: 'editor',
    password: 'editor123',
    userName: 'Emma Hughes',
    portrait: 'portrait-33.webp',
    ...EDITOR,
  },
  { loginAccount: 'reader', password: 'reader123', userName: 'Chen Yun', portrait: '', ...READER },
];

/** Adds the accounts: an administrator, an editor and a read-only account. */
export function seedAccounts({ accounts }: Store, origin: string): void {
  for (const { portrait, ...account } of ACCOUNTS) {
    accounts.put({
      id: accounts.nextId(),
      headImg: portrait && `${origin}/files/seed/${portrait}`,
      lastLoginTime: null,
      ...account,
    });
  }
}
