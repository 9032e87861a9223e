import { createApi } from '../client';
import { endSession, session } from './session';

/** The staff's client: sends the stored token; a 401 ends the session once (D3). */
export const staffApi = createApi({
  strict: true,
  token: () => session.token,
  onUnauthorised: (token) => {
    endSession('expired', token);
  },
});
