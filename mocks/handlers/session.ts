import { emptyResponse, requireStaff, type BaseCall, type Handlers } from '../call';
import { openSession } from '../db/sessions';
import { invalidFieldRejection, Rejection } from '../rejection';
import { formatTime } from '../time';

function endSessions(
  call: BaseCall,
  shouldEnd: (session: { id: string; accountId: number }) => boolean,
) {
  for (const session of call.store.sessions.all()) {
    if (shouldEnd(session)) call.store.sessions.remove(session.id);
  }
}

/** Handles login, logout and the user's own account (§7 Admin auth). */
export const sessionHandlers = {
  loginAdmin(call) {
    const { store, body, time, tokenTtlMs } = call;
    const account = store.accounts
      .all()
      .find((candidate) => candidate.loginAccount === body.loginAccount);
    if (account?.password !== body.password) throw new Rejection(401, 'wrongCredentials');
    store.accounts.update(account.id, { lastLoginTime: formatTime(time) });
    const session = { accountId: account.id, expiresAt: time + tokenTtlMs };
    return { result: openSession(store.sessions, session) };
  },

  quitAdmin(call) {
    endSessions(call, ({ id }) => id === call.token);
    return emptyResponse;
  },

  changePassword(call) {
    const { oldPassword, newPassword } = call.body;
    const { id, password } = requireStaff(call);
    if (oldPassword !== password) throw new Rejection(422, 'wrongOldPassword');
    if (newPassword === password) throw new Rejection(422, 'samePassword');
    if (!newPassword.trim()) throw invalidFieldRejection('newPassword', 'required');
    call.store.accounts.update(id, { password: newPassword });
    // Ends the other sessions, which logged in with the old password.
    endSessions(call, (session) => session.accountId === id && session.id !== call.token);
    return emptyResponse;
  },

  changePortrait(call) {
    call.store.accounts.update(requireStaff(call).id, { headImg: call.body.headImg });
    return emptyResponse;
  },

  getAdminProfile(call) {
    const { id, loginAccount, userName, headImg, roleId, roleName, lastLoginTime } =
      requireStaff(call);
    return {
      result: {
        id,
        loginAccount,
        userName,
        headImg,
        roleId,
        roleName: roleName[call.locale],
        lastLoginTime,
      },
    };
  },
} satisfies Partial<Handlers>;
