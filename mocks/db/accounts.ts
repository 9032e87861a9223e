import type { Entity } from './table';

/** A staff account. `roleName` is stored in both languages; without `mayWrite`, the account is read-only. */
export interface AccountRecord extends Entity {
  id: number;
  loginAccount: string;
  password: string;
  userName: string;
  headImg: string;
  roleId: number;
  roleName: { en_US: string; zh_CN: string };
  mayWrite: boolean;
  lastLoginTime: string | null;
}
