import { resetPassword } from '#calls/staff.ts';
import { call } from './http.ts';
import { randomId } from './randomId.ts';

/** Sets a one-time password for a member of staff and returns it. It is told once and ends the sessions of the person. */
export const giveOneTimePassword = async (id: string): Promise<string> => {
  const { password } = await call(resetPassword, { body: { id, key: randomId() } }, { ownForbidden: true });
  return password;
};
