import type { Entity } from './table';

/** A picture in the icon library (D34). */
export interface IconRecord extends Entity {
  id: number;
  iconUrl: string;
}
