import { ApiError } from '@/api/errors';

/** Resolves to the item; null if the server responds with 404. Throws `ApiError`. */
export async function nullIfNotFound<Item>(request: Promise<Item>): Promise<Item | null> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
