import { readUser } from '#services/account.ts';
import { failureOf } from '#services/failure.ts';
import { session } from '#services/session.ts';

/** Reads the signed-in person again, so that the shell shows name, picture and branch as they are now. */
export const readPersonAgain = (): void =>
  void readUser().then(
    ({ user }) => session.send({ type: 'user.loaded', user }),
    (error: unknown) => {
      if (!failureOf(error)) throw error;
    },
  );
