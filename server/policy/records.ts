import { queueActs } from '#machines/queues/index.ts';
import type { Rows } from './row.ts';

/** Those who carry on a queue of work, and readers of the ledger. */
const QUEUED_WORK = ['ledger.read', ...queueActs];

/** Policy of commands, records, lists and what was missed. */
export const records = {
  'POST /api/commands': {
    access: 'session',
    scope: 'the machine judges each event: role, branch, merchant',
    rateClass: 'import',
  },
  'GET /api/streams/:machine/:id': {
    access: 'session',
    scope: 'aggregates of own branches, or own merchant; <machine>.read',
    rateClass: 'read',
  },
  'GET /api/streams/:machine/:id/events': {
    access: 'session',
    scope: 'aggregates of own branches, or own merchant; <machine>.read',
    rateClass: 'read',
  },
  'GET /api/streams/:machine/:id/case': {
    access: 'session',
    scope: 'aggregates of own branches, or own merchant, without people; <machine>.read',
    rateClass: 'read',
  },
  'GET /api/events': {
    access: 'session',
    scope: 'events of own branches, or own merchant; <machine>.read',
    rateClass: 'read',
  },
  'POST /api/:machine/page': {
    access: 'session',
    scope: 'rows of own branches, or own merchant; <machine>.read',
    rateClass: 'read',
  },
  'POST /api/search': {
    access: 'session',
    scope: 'rows of own branches, or own merchant; <machine>.read for each kind',
    rateClass: 'read',
  },
  'GET /api/listViews': { access: 'session', scope: 'own views, and those shared by own branch', rateClass: 'read' },
  'PUT /api/listViews/:id': { access: 'session', scope: 'own views', rateClass: 'write' },
  'DELETE /api/listViews/:id': { access: 'session', scope: 'own views', rateClass: 'write' },
  'PUT /api/defaultListView': {
    access: 'session',
    scope: 'own choice, among own views and those shared by own branch',
    rateClass: 'write',
  },
  'PUT /api/pinnedListView': {
    access: 'session',
    scope: 'own choice, among own views and those shared by own branch',
    rateClass: 'write',
  },
  'GET /api/reportThresholds': { access: 'session', scope: 'own thresholds', rateClass: 'read' },
  'PUT /api/reportThresholds/:view': {
    access: 'session',
    scope:
      'own threshold, on own views and those shared by own branch; counted over own branches, or own merchant; <machine>.read',
    rateClass: 'write',
  },
  'DELETE /api/reportThresholds/:view': { access: 'session', scope: 'own threshold', rateClass: 'write' },
  'GET /api/reportSchedules': { access: 'session', scope: 'own schedules', rateClass: 'read' },
  'PUT /api/reportSchedules/:view': {
    access: ['report.read'],
    scope:
      'own schedule, on own views and those shared by own branch; written over own branches, or own merchant; <machine>.read, exportTask.requested',
    rateClass: 'write',
  },
  'DELETE /api/reportSchedules/:view': { access: 'session', scope: 'own schedule', rateClass: 'write' },
  'POST /api/:machine/figures': {
    access: 'session',
    scope: 'counts and sums of rows of own branches, or own merchant; <machine>.read',
    rateClass: 'read',
  },
  'POST /api/:machine/groups': {
    access: ['report.read'],
    scope: 'measures over rows of own branches, or own merchant; <machine>.read',
    rateClass: 'read',
  },
  'GET /api/queues': {
    access: QUEUED_WORK,
    scope: 'counts and sums of rows of own branches, or own merchant; only of <machine>.read',
    rateClass: 'read',
  },
} as const satisfies Rows;
