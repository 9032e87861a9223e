import type { Entity } from './table';

/** A message that a visitor sent to the firm (§3, contact email). */
export interface EmailRecord extends Entity {
  id: number;
  name: string;
  email: string;
  phone: string;
  content: string;
  to: string;
  sentAt: string;
}
