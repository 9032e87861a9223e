import ky from 'ky';
import { createApi } from '../client';
import { endSession, session } from './session';

/** The staff's client: sends the stored token; a 401 ends the session once (D3). What its screens open with needs ky. */
export const staffApi = createApi({
  strict: true,
  ky,
  token: () => session.token,
  onUnauthorised: (token) => {
    endSession('expired', token);
  },
});
