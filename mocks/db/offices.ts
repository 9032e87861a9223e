import type { Positioned } from './order';
import type { Entity } from './table';

/** An office; each language has its own (D26). Written through the portal configuration (D31). */
export interface OfficeRecord extends Entity, Positioned {
  id: number;
  lang: string;
  name: string;
  address: string;
  email: string;
  contactNumber: string;
  bottomWebsiteShow: 0 | 1 | boolean;
}
