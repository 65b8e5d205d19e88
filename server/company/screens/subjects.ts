import { COLLEAGUE_RIGHTS } from '#machines/rights/colleagueRights.ts';
import { listed } from '#machines/catalogue/listed.ts';
import { REPORTS } from '#machines/catalogue/reports.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { listOf, type ScreenRead, type ScreenSubject } from './subject.ts';

const nothingAbout = { about: null, acts: [] } as const;

/** A screen that only proposes an event of a record type. */
const formOf = (about: string): ScreenSubject => ({ about, rows: 'form', reads: [], acts: [] });

const reportOf = (...machines: readonly string[]): ScreenSubject => ({
  ...nothingAbout,
  rows: 'scope',
  reads: [{ call: 'POST /api/:machine/groups', machines }],
});

const anyReport = reportOf(...Object.keys(REPORTS));
const ofOrders = reportOf('order');

const books: ScreenSubject = { ...nothingAbout, rows: 'scope', reads: [{ call: 'GET /api/ledger/balances' }] };

/** Screens of the machines themselves, which are alike for everybody. */
const model = (read: ScreenRead): ScreenSubject => ({ ...nothingAbout, rows: 'everybody', reads: [read] });

/** Screens of auditors, for those who see every branch. */
const overAll = (call: ScreenRead['call']): ScreenSubject => ({
  ...nothingAbout,
  rows: 'company',
  reads: [{ call, needsEveryBranch: true }],
});

const stock: ScreenSubject = { ...listOf('inventoryTask'), reads: [{ call: 'GET /api/stock' }] };

/** Screens that are not the list of the record type whose permission shows them. */
const OTHERS: Readonly<Record<string, ScreenSubject>> = {
  'account/Downloads': {
    about: 'exportTask',
    rows: 'own',
    reads: [{ call: 'POST /api/export/page' }],
    acts: [],
  },
  'audit/Duties': overAll('GET /api/audit/duties'),
  'audit/Reads': listOf('personalRead'),
  'audit/Refusals': listOf('refusedAttempt'),
  'audit/evidence/Evidence': overAll('POST /api/audit/evidence/count'),
  'audit/rejudge/Rejudge': overAll('GET /api/audit/rejudgements'),
  'customers/colleagues/Colleagues': {
    about: null,
    rows: 'customer',
    reads: [{ call: 'GET /api/colleagues' }],
    acts: COLLEAGUE_RIGHTS,
  },
  'customers/webhooks/DeliveryList': listOf('webhookDelivery'),
  'finance/Overview': { ...nothingAbout, rows: 'scope', reads: [{ call: 'GET /api/finance/positions' }] },
  'finance/TransferHistory': listOf('transfer'),
  'finance/ledger/CashFlow': books,
  'finance/ledger/Postings': listOf('posting'),
  'finance/ledger/Profit': books,
  'finance/ledger/ReceivablePayable': books,
  'finance/ledger/TrialBalance': books,
  'model/Machines': model({ call: 'GET /api/model/heads' }),
  'model/process/Process': {
    ...nothingAbout,
    rows: 'scope',
    reads: [{ call: 'GET /api/practice/:machine/process', machines: Object.keys(aggregateTypes) }],
  },
  'model/simulate/Lessons': model({ call: 'GET /api/model/roles' }),
  'model/simulate/Simulator': model({ call: 'GET /api/model/roles' }),
  'orders/ImportOrders': formOf('order'),
  'orders/NewOrder': formOf('order'),
  'reports/AreaPickupDelivered': ofOrders,
  'reports/CourierPerformance': ofOrders,
  'reports/DataReport': anyReport,
  'reports/PickupDelivered': ofOrders,
  'reports/RegionalDispatch': ofOrders,
  'reports/StatisticalCenter': anyReport,
  'storage/packages/PackageLog': listOf('packageLog'),
  'storage/warehouse/Warehouse': stock,
  'system/CityAreas': { ...nothingAbout, rows: 'everybody', reads: [{ call: 'GET /api/myanmarArea/all' }] },
  'system/OnlineUsers': {
    about: null,
    rows: 'scope',
    reads: [{ call: 'GET /api/online' }],
    acts: ['staff.signedOut'],
  },
  'system/Tasks': {
    about: null,
    rows: 'company',
    reads: [{ call: 'GET /api/jobs' }, { call: 'GET /api/deadlines/summary' }],
    acts: ['job.run', 'job.pause'],
  },
  'workOrders/NewWorkOrder': formOf('workOrder'),
};

/** Returns the subject of a screen by its component: usually the list of what the permission that shows it is about. */
export function subjectOf(component: string, permission: string | null): ScreenSubject {
  const other = Object.hasOwn(OTHERS, component) ? OTHERS[component] : undefined;
  if (other) return other;
  const about = permission?.slice(0, permission.indexOf('.')) ?? '';
  return Object.hasOwn(listed, about) ? listOf(about) : { ...nothingAbout, rows: 'everybody', reads: [] };
}
