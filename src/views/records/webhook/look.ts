import type { webhook } from '#machines/webhook/index.ts';
import type { Look } from '#views/shapes/presentation/look.ts';

/** Look of a webhook in lists: tones of its states, and columns. */
export const look: Look<typeof webhook> = {
  tones: { active: 'positive', withoutSecret: 'warning', paused: 'neutral', stopped: 'critical', removed: 'ended' },
  quiet: [],
  columns: [
    { field: 'name', width: 180, pinned: 'start', always: true, sort: true },
    { field: 'id', width: 130 },
    { field: 'state', width: 190, sort: true },
    { field: 'url', width: 300 },
    { field: 'steps', width: 320 },
    { field: 'merchant', width: 160, sort: true },
    { field: 'stoppedBecause', width: 240 },
    { field: 'failingSince', sort: true },
    { field: 'secretEnding', width: 140 },
    { field: 'createdByName', width: 150 },
    { field: 'createdAt', sort: true },
    { field: 'secretIssuedAt', hidden: true, sort: true },
    { field: 'formerEnding', width: 160, hidden: true },
    { field: 'formerEndsAt', hidden: true },
    { field: 'removedFor', width: 220, hidden: true },
  ],
};
