import type { Auth } from '../auth/auth.ts';
import type { Job } from './job.ts';
import { nextHour } from './schedule.ts';

/** Removes expired sessions, captchas, keys, counters and used secrets. */
export const deadSessionsJob = (auth: () => Pick<Auth, 'sweep'>): Job => ({
  name: 'deadSessions',
  next: nextHour,
  work: async () => {
    const { sessions, captchas } = await auth().sweep();
    return { sessions, captchas };
  },
});
