import type { apiKey } from '#machines/apiKey/index.ts';
import type { Look } from '#views/shapes/presentation/look.ts';

/** Look of an api key in lists: tones of its states, and columns. */
export const look: Look<typeof apiKey> = {
  tones: { active: 'positive', withoutSecret: 'warning', revoked: 'ended' },
  quiet: [],
  columns: [
    { field: 'name', width: 200, pinned: 'start', always: true, sort: true },
    { field: 'id', width: 120 },
    { field: 'state', width: 140, sort: true },
    { field: 'merchant', width: 160, sort: true },
    { field: 'scopes', width: 280 },
    { field: 'expiresOn', sort: true },
    { field: 'secretEnding', width: 140 },
    { field: 'secretIssuedAt', sort: true },
    { field: 'createdByName', width: 150 },
    { field: 'createdAt', sort: true },
    { field: 'formerEnding', width: 160, hidden: true },
    { field: 'formerEndsAt', hidden: true },
    { field: 'revokedFor', width: 220, hidden: true },
  ],
};
