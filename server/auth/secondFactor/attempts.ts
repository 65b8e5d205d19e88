import type pg from 'pg';
import type { ProblemCode } from '#calls/problems.ts';
import { Problem } from '../../http/errors.ts';
import { recordSignIn, type Outcome, type SignIn } from '../signIns.ts';
import type { createThrottle } from '../throttle.ts';

/** A request about a second factor: who, from where, and when. */
export type FactorCaller = Pick<SignIn, 'username' | 'staffId' | 'ip' | 'userAgent' | 'session'> & {
  readonly staffId: string;
  readonly now: Date;
};

export interface AttemptParts {
  readonly pool: pg.Pool;
  readonly throttle: ReturnType<typeof createThrottle>;
}

const keyOf = (staffId: string): string => `factor:${staffId}`;

/** Attempts at a second factor: counted as those at a password are, by person whatever the factor; failures recorded. */
export const createAttempts = ({ pool, throttle }: AttemptParts) => {
  const record = ({ now, ...entry }: FactorCaller, outcome: Outcome): Promise<void> =>
    recordSignIn(pool, { ...entry, outcome }, now);
  return {
    record,
    /** Counts an attempt; throws while the account or the address must wait. */
    count: async ({ staffId, ip, now }: FactorCaller): Promise<void> => {
      await throttle.fromAddress(ip, now);
      await throttle.at(keyOf(staffId), now);
    },
    /** Records a failed attempt; returns its problem. */
    failed: async (caller: FactorCaller, code: ProblemCode & Outcome): Promise<Problem> => {
      await record(caller, code);
      return new Problem(code);
    },
    succeeded: ({ staffId, ip }: FactorCaller): Promise<void> => throttle.succeeded(keyOf(staffId), ip),
  };
};
