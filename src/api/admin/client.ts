import { createApi } from '@/api/client';
import { endSession, tokenToSend } from './session';

/** Sends the calls of staff: with the session's token; a 401 ends the session once (D3). */
export const adminApi = createApi({
  rejectsIncomplete: true,
  getToken: tokenToSend,
  onUnauthorized: (token) => {
    endSession('expired', token);
  },
});
