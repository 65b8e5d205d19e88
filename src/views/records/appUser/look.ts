import type { appUser } from '#machines/appUser/index.ts';
import type { Look } from '#views/shapes/presentation/look.ts';

/** Look of an app user in lists: tones of its states, and columns. */
export const look: Look<typeof appUser> = {
  tones: { vip: 'info', 'account.enabled': 'info', 'account.disabled': 'ended' },
  quiet: [],
  columns: [
    { field: 'nickName', width: 180, pinned: 'start', always: true, sort: true },
    { field: 'id', width: 150 },
    { field: 'state', width: 120, sort: true },
    { field: 'level', width: 100, sort: true },
    { field: 'phoneAreaCode', width: 110 },
    { field: 'phone', width: 150 },
    { field: 'email', width: 200 },
    { field: 'gender', width: 110 },
    { field: 'channel', width: 130, sort: true },
    { field: 'merchant', width: 160 },
    { field: 'bank', width: 140 },
    { field: 'bankAccount', width: 180 },
    { field: 'birthday', sort: true },
    { field: 'enabled', width: 100 },
    { field: 'registeredAt', sort: true },
    { field: 'note', width: 220, hidden: true },
    { field: 'disabledFor', width: 220, hidden: true },
  ],
};
