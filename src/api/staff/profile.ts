import { readItem } from '../envelope';
import type { components } from '../schema.gen';
import { useRead } from '../use-read';
import { staffApi } from './client';

export type AdminProfile = components['schemas']['AdminProfile'];

/** Reads the profile of the member of staff who is signed in (§3). */
export function useProfile() {
  return useRead(['/admin/mine'], () => readItem(staffApi.GET('/admin/mine', {})));
}
