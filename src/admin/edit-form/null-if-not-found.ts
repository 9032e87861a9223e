import { ApiError } from '@/api/errors';

/** What is being read; null where it has been deleted. Throws `ApiError`. */
export async function nullIfNotFound<Item>(reading: Promise<Item>): Promise<Item | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
