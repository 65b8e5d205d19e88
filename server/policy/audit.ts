import type { PolicyRow, Rows } from './row.ts';

/** Process mining compares recorded transitions with the allowed ones. */
const PROCESS_MINING: PolicyRow = {
  access: ['practice.read'],
  scope: 'transitions in own branches; <machine>.read',
  rateClass: 'read',
};

/** Policy of the signed log and process mining. */
export const audit = {
  'GET /api/violations': { access: ['violation.read'], scope: 'counts over the whole company', rateClass: 'read' },
  'POST /api/violations/check': {
    access: ['violation.checked'],
    scope: 'one aggregate, or everything; findings are recorded for their readers',
    rateClass: 'export',
  },
  'GET /api/audit/checkpoint': { access: 'public', scope: 'how many events, and a hash over them', rateClass: 'read' },
  'GET /api/audit/consistency': { access: 'public', scope: 'hashes, none of a sealed event', rateClass: 'read' },
  'GET /api/audit/inclusion/:number': {
    access: ['logEvent.read'],
    scope: 'hashes, none of an event sealed for the caller',
    rateClass: 'read',
  },
  'GET /api/audit/events/:number': {
    access: ['logEvent.read'],
    scope: 'events of aggregates of own branches, or own merchant; <machine>.read',
    rateClass: 'read',
  },
  'GET /api/audit/duties': {
    access: ['logEvent.read'],
    scope: 'the whole company, for callers with that scope',
    rateClass: 'read',
  },
  'GET /api/audit/rejudgements': {
    access: ['logEvent.read'],
    scope: 'the whole company, for callers with that scope',
    rateClass: 'read',
  },
  'GET /api/audit/rejudgements/:number': {
    access: ['logEvent.read'],
    scope: 'the whole company, for callers with that scope; sealed values left out',
    rateClass: 'read',
  },
  'POST /api/audit/rejudgements': {
    access: ['logEvent.read'],
    scope: 'the whole company, for callers with that scope; read-only',
    rateClass: 'export',
  },
  'DELETE /api/audit/rejudgements/:number': {
    access: ['logEvent.read'],
    scope: 'an active run, for callers with the whole company in scope',
    rateClass: 'write',
  },
  'POST /api/audit/evidence/count': {
    access: ['logEvent.read'],
    scope: 'counts over the whole company, for callers with that scope',
    rateClass: 'read',
  },
  'POST /api/audit/evidence': {
    access: ['logEvent.read'],
    scope: 'the whole company, for callers with that scope; <machine>.read; masked and without sealed parts',
    rateClass: 'export',
  },
  'GET /api/practice/:machine': PROCESS_MINING,
  'GET /api/practice/:machine/steps': PROCESS_MINING,
  'GET /api/practice/:machine/refusals': PROCESS_MINING,
  'GET /api/practice/:machine/process': PROCESS_MINING,
  'GET /api/practice/:machine/cases': PROCESS_MINING,
  'GET /api/practice/:machine/ocel': { ...PROCESS_MINING, rateClass: 'export' },
  'GET /api/practice/:machine/epcis': { ...PROCESS_MINING, rateClass: 'export' },
} as const satisfies Rows;
