import { webhook as type } from '#machines/webhook/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';
import { forms } from './forms.ts';

const webhook = presented(type, {
  tones: { active: 'positive', withoutSecret: 'warning', paused: 'neutral', stopped: 'critical', removed: 'ended' },
  path: RECORD_PATHS.webhook,
  forms,
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
