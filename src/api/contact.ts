import type { IdempotencyKeys } from './idempotency-keys';
import { awaitSuccess } from './response-envelope';
import { publicApi } from './public-client';
import type { components } from './schema.gen';

/** Describes a visitor's message to the firm (§3, D43). */
export type ContactEmail = components['schemas']['ContactEmail'];

/** Sends a visitor's message once; it is never retried automatically (D13). Throws `ApiError`. */
export async function sendContactEmail(
  email: ContactEmail,
  idempotencyKeys?: IdempotencyKeys,
): Promise<void> {
  await awaitSuccess(publicApi.POST('/admin/send-email', { body: email, idempotencyKeys }));
}
