import { apiKey as type } from '#machines/apiKey/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { forms } from './forms.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const apiKey = presented(type, {
  tones: { active: 'positive', withoutSecret: 'warning', revoked: 'ended' },
  path: RECORD_PATHS.apiKey,
  forms,
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
  keyFields: ['merchant', 'scopes', 'expiresOn', 'secretEnding'],
  sections: [
    {
      title: 'ui.apiKey.section.key',
      fields: ['id', 'name', 'merchant', 'scopes', 'expiresOn', 'createdByName', 'createdAt', 'revokedFor'],
    },
    {
      title: 'ui.apiKey.section.secrets',
      fields: ['secretEnding', 'secretIssuedAt', 'formerEnding', 'formerEndsAt'],
    },
  ],
  acts: {
    forward: ['apiKey.secretIssued', 'apiKey.created'],
    beside: ['apiKey.amended', 'apiKey.formerSecretEnded'],
    back: ['apiKey.revoked'],
  },
});

export default apiKey;
