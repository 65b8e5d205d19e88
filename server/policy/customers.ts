import type { Rows } from './row.ts';

/** Policy of business customers, their programs, and receivers. */
export const customers = {
  'GET /public/tracking/:number': {
    access: 'public',
    scope: 'a parcel by its number, nothing personal',
    rateClass: 'tracking',
  },
  'GET /t': { access: 'public', scope: 'the same for everybody', rateClass: 'tracking' },
  'GET /t/:number': { access: 'public', scope: 'a parcel by its number, nothing personal', rateClass: 'tracking' },
  'POST /t/:number': {
    access: 'public',
    scope: "a parcel whose receiver's phone ends with the digits given; tries are limited for each parcel",
    rateClass: 'tracking',
  },
  'GET /api/colleagues': {
    access: ['staff.colleagueInvited'],
    scope: 'accounts of the own customer; none for staff',
    rateClass: 'read',
  },
  'POST /api/colleagues/:id/password': {
    access: ['staff.colleaguePasswordReset'],
    scope: 'the machine judges: accounts of the own customer with fewer rights than the caller',
    rateClass: 'login',
  },
  'POST /api/apiKeys/:id/secret': {
    access: ['apiKey.secretIssued'],
    scope: 'the machine judges: keys of the own customer, or of those of own branches',
    rateClass: 'login',
  },
  'GET /api/apiKeys/:id/use': {
    access: ['apiKey.read'],
    scope: 'keys of the own customer, or of those of own branches',
    rateClass: 'read',
  },
  'POST /api/webhooks/:id/secret': {
    access: ['webhook.secretIssued'],
    scope: 'the machine judges: webhooks of the own customer, or of those of own branches',
    rateClass: 'login',
  },
  'GET /api/webhookDeliveries/:id': {
    access: ['webhook.read'],
    scope: 'deliveries to the own customer, or to those of own branches',
    rateClass: 'read',
  },
} as const satisfies Rows;
