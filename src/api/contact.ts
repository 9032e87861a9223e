import type { IdempotencyKeys } from './idempotency-keys';
import { confirm } from './response-envelope';
import { publicApi } from './public-client';
import type { components } from './schema.gen';

/** A message to the firm as it is sent (§3, D43). */
export type ContactEmail = components['schemas']['ContactEmail'];

/** Hands a visitor's message over, once; it is never repeated by itself (D13). Throws `ApiError`. */
export async function sendContactEmail(
  email: ContactEmail,
  action?: IdempotencyKeys,
): Promise<void> {
  await confirm(publicApi.POST('/admin/send-email', { body: email, action }));
}
