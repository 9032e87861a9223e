import { done, staff, type BaseCall, type Handlers } from '../call';
import { openSession } from '../db/sessions';
import { invalidField, Rejection } from '../rejection';
import { formatTime } from '../time';

function endSessions(
  call: BaseCall,
  isEnded: (session: { id: string; accountId: number }) => boolean,
) {
  for (const session of call.store.sessions.all()) {
    if (isEnded(session)) call.store.sessions.remove(session.id);
  }
}

/** Handles login, logout and the user's own account (§7 Admin auth). */
export const sessionHandlers = {
  loginAdmin(call) {
    const { store, body, time, tokenTtl } = call;
    const account = store.accounts
      .all()
      .find((candidate) => candidate.loginAccount === body.loginAccount);
    if (account?.password !== body.password) throw new Rejection(401, 'wrongCredentials');
    store.accounts.update(account.id, { lastLoginTime: formatTime(time) });
    const session = { accountId: account.id, expiresAt: time + tokenTtl };
    return { result: openSession(store.sessions, session) };
  },

  quitAdmin(call) {
    endSessions(call, ({ id }) => id === call.token);
    return done;
  },

  changePassword(call) {
    const { oldPassword, newPassword } = call.body;
    const { id, password } = staff(call);
    if (oldPassword !== password) throw new Rejection(422, 'wrongOldPassword');
    if (newPassword === password) throw new Rejection(422, 'samePassword');
    if (!newPassword.trim()) throw invalidField('newPassword', 'required');
    call.store.accounts.update(id, { password: newPassword });
    // Ends the other sessions, which logged in with the old password.
    endSessions(call, (session) => session.accountId === id && session.id !== call.token);
    return done;
  },

  changePortrait(call) {
    call.store.accounts.update(staff(call).id, { headImg: call.body.headImg });
    return done;
  },

  getAdminProfile(call) {
    const { id, loginAccount, userName, headImg, roleId, roleName, lastLoginTime } = staff(call);
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
