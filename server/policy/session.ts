import type { Rows } from './row.ts';

/** Policy of signing in and out, and the own account. */
export const session = {
  'GET /api/common/testConnect': { access: 'public', scope: 'constant answer', rateClass: 'read' },
  'GET /api/openapi.json': { access: 'public', scope: 'the calls, no data', rateClass: 'read' },
  'GET /auth/code': { access: 'public', scope: 'a captcha for the address of the caller', rateClass: 'captcha' },
  'GET /auth/key': { access: 'public', scope: 'the public key', rateClass: 'read' },
  'POST /auth/login': { access: 'public', scope: 'the account named', rateClass: 'login' },
  'GET /auth/info': { access: 'evenLocked', scope: 'own account', rateClass: 'read' },
  'DELETE /auth/logout': { access: 'public', scope: 'own session', rateClass: 'write' },
  'POST /api/users/lock': { access: 'evenLocked', scope: 'own session', rateClass: 'write' },
  'POST /api/users/unlock': { access: 'evenLocked', scope: 'own session', rateClass: 'login' },
  'POST /api/users/updatePass': { access: 'changeOnly', scope: 'own account', rateClass: 'login' },
  'POST /auth/secondFactor': { access: 'factorOnly', scope: 'own sign-in', rateClass: 'login' },
  'GET /api/users/secondFactor': { access: 'session', scope: 'own account', rateClass: 'read' },
  'POST /api/users/secondFactor/begin': { access: 'enrolling', scope: 'own account', rateClass: 'login' },
  'POST /api/users/secondFactor/confirm': { access: 'enrolling', scope: 'own account', rateClass: 'login' },
  'POST /api/users/secondFactor/remove': { access: 'session', scope: 'own account', rateClass: 'login' },
  'PUT /api/users/center': { access: 'session', scope: 'own account', rateClass: 'write' },
  'POST /api/users/updateAvatar': { access: 'session', scope: 'own account', rateClass: 'write' },
  'GET /api/avatar/:avatarName': {
    access: 'session',
    scope: 'a picture by its name, which only a record of the person contains',
    rateClass: 'read',
  },
  'GET /api/users/log': { access: 'session', scope: 'own operations', rateClass: 'read' },
  'GET /api/users/sessions': { access: 'session', scope: 'own sessions', rateClass: 'read' },
  'DELETE /api/users/sessions/:id': { access: 'session', scope: 'own sessions', rateClass: 'write' },
  'DELETE /api/users/sessions': { access: 'session', scope: 'own sessions', rateClass: 'write' },
  'POST /api/ws/ticket': { access: 'session', scope: 'own session', rateClass: 'write' },
  'GET /api/health': { access: 'public', scope: 'a place in the log, no data', rateClass: 'health' },
  'GET /api/ready': { access: 'public', scope: 'one word, no data', rateClass: 'health' },
  'GET /api/metrics': {
    access: 'public',
    scope: 'counts of this process, for METRICS_TOKEN or the same machine; nothing of a record',
    rateClass: 'health',
  },
} as const satisfies Rows;
