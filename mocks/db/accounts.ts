import type { Entity } from './table';

/** A member of staff. `roleName` is kept in both languages; a reader may look but not write (§6). */
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
