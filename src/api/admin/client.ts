import { createApi } from '@/api/client';
import { endSession, tokenToSend } from './session';

/** Sends the stored token; a 401 ends the session once (D3). */
export const adminApi = createApi({
  rejectsIncomplete: true,
  getToken: tokenToSend,
  onUnauthorized: (token) => {
    endSession('expired', token);
  },
});
