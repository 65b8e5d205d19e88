import type { Rows } from './row.ts';

/** Policy of jobs, stock and the models. */
export const operations = {
  'GET /api/jobs': { access: ['job.read'], scope: 'the jobs, no data', rateClass: 'read' },
  'POST /api/jobs/:name/run': {
    access: ['job.run'],
    scope: 'the job named, over the whole company',
    rateClass: 'export',
  },
  'POST /api/jobs/:name': { access: ['job.pause'], scope: 'the job named, over the whole company', rateClass: 'write' },
  'GET /api/deadlines': {
    access: 'session',
    scope: 'aggregates of own branches, or own merchant; <machine>.read',
    rateClass: 'read',
  },
  'GET /api/stock': { access: ['inventoryTask.read'], scope: 'counts of own branches', rateClass: 'read' },
  'GET /api/stock/moves': { access: ['inventoryTask.read'], scope: 'parcels of own branches', rateClass: 'read' },
  'POST /api/scanning/directions': {
    access: ['storageScan.read', 'arrivalScan.read', 'inventoryTask.read', 'package.read', 'shipment.read'],
    scope: 'parcels and bags of own branches',
    rateClass: 'read',
  },
  'GET /api/deadlines/summary': {
    access: ['job.read'],
    scope: 'counts over the whole company, no data',
    rateClass: 'read',
  },
  'GET /api/model': { access: 'session', scope: 'the machines, no data', rateClass: 'read' },
  'GET /api/model/heads': { access: 'session', scope: 'the machines, no data', rateClass: 'read' },
  'GET /api/model/roles': { access: 'session', scope: 'what each role may do, no people', rateClass: 'read' },
  'GET /api/model/:machine/tests': { access: 'session', scope: 'tests of the machines, no data', rateClass: 'read' },
  'GET /api/model/:machine': { access: 'session', scope: 'the machines, no data', rateClass: 'read' },
} as const satisfies Rows;
