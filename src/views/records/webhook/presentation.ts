import { webhook as type } from '#machines/webhook/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';
import { forms } from './forms.ts';
import { look } from './look.ts';

const webhook = presented(type, {
  ...look,
  path: RECORD_PATHS.webhook,
  forms,
  keyFields: ['merchant', 'url', 'secretEnding', 'failingSince'],
  sections: [
    {
      title: 'ui.webhook.section.webhook',
      fields: [
        'id',
        'name',
        'url',
        'steps',
        'merchant',
        'createdByName',
        'createdAt',
        'stoppedBecause',
        'failingSince',
        'removedFor',
      ],
    },
    {
      title: 'ui.webhook.section.secrets',
      fields: ['secretEnding', 'secretIssuedAt', 'formerEnding', 'formerEndsAt'],
    },
  ],
  acts: {
    forward: ['webhook.resumed', 'webhook.testSent', 'webhook.secretIssued', 'webhook.created'],
    beside: ['webhook.amended', 'webhook.formerSecretEnded', 'webhook.deliverySentAgain'],
    back: ['webhook.paused', 'webhook.removed'],
  },
});

export default webhook;
