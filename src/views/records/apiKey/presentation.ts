import { apiKey as type } from '#machines/apiKey/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { forms } from './forms.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';
import { look } from './look.ts';

const apiKey = presented(type, {
  ...look,
  path: RECORD_PATHS.apiKey,
  forms,
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
