import type { Entity } from './table';

/** The portal configuration of one language (§3); the id is the language. Its offices are `OfficeRecord`s. */
export interface PortalRecord extends Entity {
  id: string;
  name: string;
  iconUrl: string;
  address: string;
  email: string;
  tel: string;
  introduce: string;
  lawyerCount: number | null;
  isLawyerCountVisible: 0 | 1 | boolean;
  totalPeople: number | null;
  isTotalPeopleVisible: 0 | 1 | boolean;
  branchCount: number | null;
  isBranchCountVisible: 0 | 1 | boolean;
  advantagesList: { title?: string; content?: string }[];
  environmentList: { title?: string; coverUrl?: string }[];
}
