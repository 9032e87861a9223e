/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { ApiError } from '@/api/errors';
import { rejectedField } from './password-rules';

it.each([
  [422, 'The old password is not correct.', 'old'],
  [422, '原密码不正确。', 'old'],
  [422, 'The new password must differ from the old one.', 'new'],
  [400, '新密码不能与原密码相同。', 'new'],
  [422, 'Your current password is wrong.', 'old'],
  [400, '旧密码错误。', 'old'],
  [422, 'The password is too short.', undefined],
  [422, '密码强度不足。', undefined],
  [422, undefined, undefined],
  [403, 'This account may not write.', undefined],
  [500, 'Something went wrong.', undefined],
])(
  'rejectedField returns for the status %i and the message %j the field %s',
  (status, serverMessage, field) => {
    expect(rejectedField(new ApiError({ kind: 'http', status, serverMessage }))).toBe(field);
  },
);
