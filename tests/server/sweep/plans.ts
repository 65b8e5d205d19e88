import { queueAreas } from '#machines/queues/index.ts';
import { debtNames } from '#machines/finance/debts.ts';
import type { CallKey } from '#calls/areas.ts';
import { PRINTED } from '#machines/fields/printing.ts';
import { reportOn } from '#machines/catalogue/reports.ts';
import { get, post, type Plan, type Request, type Subject } from './request.ts';

const idsIn = (subject: Subject, machine: string): string[] =>
  subject.idsOf(machine).map((id) => encodeURIComponent(id));

const ofEach =
  (url: (machine: string, id: string) => string): Plan =>
  (subject, machine) =>
    idsIn(subject, machine).map((id) => get(url(machine, id)));

const once =
  (...requests: readonly Request[]): Plan =>
  () =>
    requests;

/** Machines whose records are printed for customers. */
const PAPERS = ['bill', 'settlement', 'paymentSlip', 'receipt'];

const DAYS = 'from=2026-01-01&to=2026-01-20';

/** Requests of a list: as it is, by a whole phone where it has one, otherwise by the state, and sorted. */
const pages: Plan = (subject, machine) => {
  const url = `/api/${machine}/page`;
  const { field, value } = subject.sought(machine);
  return [
    post(url, { pageSize: 100 }),
    post(url, { pageSize: 100, sort: [{ field: 'id', dir: 'desc' }], exactTotal: true }),
    post(url, { pageSize: 20, filters: [{ field, op: 'eq', value }] }),
    post(url, { pageSize: 20, filters: [{ field, op: 'like', value: value.slice(0, 4) }], sort: [{ field }] }),
  ];
};

const practice = (part: string, query = ''): Plan => {
  return (_, machine) => [get(`/api/practice/${machine}${part}${query}`)];
};
/** Transitions of a machine, as the calls for those behind a number name them. */
const taken =
  (part: string): Plan =>
  (subject, machine) => [get(`/api/practice/${machine}/${part}?ways=${subject.taken(machine)}&pageSize=100`)];

/** Records of a machine that are also read as they were. */
const AS_OF = 3;

/** Requests of every reading call that needs no more than one request at a time. */
export const PLANS: Readonly<Partial<Record<CallKey, Plan>>> = {
  'GET /api/common/testConnect': once(get('/api/common/testConnect')),
  'GET /api/openapi.json': once(get('/api/openapi.json')),
  'GET /auth/code': once(get('/auth/code')),
  'GET /auth/key': once(get('/auth/key')),
  'GET /auth/info': once(get('/auth/info')),
  'GET /api/avatar/:avatarName': ({ avatar }) => [get(`/api/avatar/${avatar}`)],
  'GET /api/users/log': once(get('/api/users/log?pageSize=100')),
  'GET /api/users/sessions': once(get('/api/users/sessions')),
  'GET /api/users/secondFactor': once(get('/api/users/secondFactor')),
  'POST /api/ws/ticket': once(post('/api/ws/ticket')),
  'GET /api/myanmarArea/all': once(get('/api/myanmarArea/all')),
  'GET /api/myanmarArea/points': once(get('/api/myanmarArea/points')),
  'GET /api/area/coverage': once(get('/api/area/coverage')),
  'GET /api/merchantArea/tree': once(get('/api/merchantArea/tree')),
  'GET /api/station/all': once(get('/api/station/all')),
  'POST /api/merchantConfiguration/getStation': once(post('/api/merchantConfiguration/getStation', {})),
  'POST /api/addressCode/getKey/:id': (subject) =>
    idsIn(subject, 'addressCode').map((id) => post(`/api/addressCode/getKey/${id}`)),
  'GET /t': once(get('/t')),
  'GET /api/company': once(get('/api/company')),
  'GET /api/company/setup': once(get('/api/company/setup')),
  'GET /api/branch/all': once(get('/api/branch/all')),
  'GET /api/merchant/names': once(get('/api/merchant/names')),
  'GET /api/role/names': once(get('/api/role/names')),
  'GET /api/branch/count': once(get('/api/branch/count')),
  'GET /api/tariff/all': once(get('/api/tariff/all')),
  'GET /api/tariff/order/:id': (subject) => idsIn(subject, 'order').map((id) => get(`/api/tariff/order/${id}`)),
  'GET /api/exchangeRate/all': once(get('/api/exchangeRate/all')),
  'GET /api/question/all': once(get('/api/question/all')),
  'GET /api/dictDetail': once(get('/api/dictDetail?dictName=goodsType')),
  'GET /api/dictDetail/edited': once(get('/api/dictDetail/edited')),
  'GET /api/dictDetail/map': once(get('/api/dictDetail/map?dictName=goodsType')),
  'GET /api/sysDept': once(get('/api/sysDept')),
  'GET /api/menus/build': once(get('/api/menus/build')),
  'GET /api/menus/lazy': once(get('/api/menus/lazy')),
  'GET /api/menus': once(get('/api/menus')),
  'GET /api/streams/:machine/:id': (subject, machine) =>
    idsIn(subject, machine).flatMap((id, place) => {
      const url = `/api/streams/${machine}/${id}`;
      return [get(url), ...(place < AS_OF ? [get(`${url}?at=1`)] : [])];
    }),
  'GET /api/streams/:machine/:id/events': ofEach((machine, id) => `/api/streams/${machine}/${id}/events?limit=1000`),
  'GET /api/streams/:machine/:id/case': ofEach((machine, id) => `/api/streams/${machine}/${id}/case`),
  'GET /api/events': ({ positions }) => positions.map((after) => get(`/api/events?after=${after}&limit=1000`)),
  'POST /api/export/page': once(post('/api/export/page', {})),
  'GET /api/uploads/:id': ({ uploads }) => uploads.map((id) => get(`/api/uploads/${encodeURIComponent(id)}`)),
  'POST /api/:machine/page': pages,
  'POST /api/:machine/figures': (subject, machine) => {
    const { field, value } = subject.sought(machine);
    const figure = { name: 'all', filters: [{ field, op: 'eq', value }] };
    return [post(`/api/${machine}/figures`, { figures: [{ name: 'all' }, figure] })];
  },
  'POST /api/:machine/groups': (subject, machine) => {
    const report = reportOn(machine);
    if (!report) return [];
    const { field, value } = subject.sought(machine);
    const measures = Object.keys(report.measures).map((measure) => ({ measure }));
    const groups = Object.keys(report.dimensions).map((name) => ({
      name,
      measures: measures.slice(0, 1),
      dimensions: [{ dimension: name }],
    }));
    const found = { name: 'found', measures: measures.slice(0, 12), filters: [{ field, op: 'eq', value }] };
    const url = `/api/${machine}/groups`;
    return [groups.slice(0, 12), groups.slice(12), [found]].flatMap((some) =>
      some.length > 0 ? [post(url, { groups: some })] : [],
    );
  },
  'POST /api/labels/preview': (subject) =>
    Object.entries(PRINTED).flatMap(([machine, { sizes }]) =>
      subject.idsOf(machine).map((id) => post('/api/labels/preview', { machine, ids: [id], size: sizes[0] })),
    ),
  'POST /api/search': ({ phones, texts }) => [...phones, ...texts].map((text) => post('/api/search', { text })),
  'GET /api/reportSchedules': once(get('/api/reportSchedules')),
  'GET /api/reportThresholds': once(get('/api/reportThresholds')),
  'GET /api/listViews': once(get('/api/listViews?list=/companyOrder/orderList')),
  'GET /api/staff/:id/work': (subject) => idsIn(subject, 'staff').map((id) => get(`/api/staff/${id}/work`)),
  'POST /api/users/all': once(post('/api/users/all', {})),
  'POST /api/roster/selected': once(post('/api/roster/selected', {})),
  'POST /api/roster/all': once(post('/api/roster/all', {})),
  'POST /api/roster/page': once(post('/api/roster/page', { pageSize: 100 })),
  'POST /api/roster/getRoster/:id': (subject) =>
    idsIn(subject, 'staff').map((id) => post(`/api/roster/getRoster/${id}`)),
  'GET /api/jobs': once(get('/api/jobs')),
  'GET /api/deadlines/summary': once(get('/api/deadlines/summary')),
  'GET /api/colleagues': once(get('/api/colleagues')),
  'GET /api/online': once(get('/api/online?pageSize=100')),
  'GET /api/role/:id/holders': once(get('/api/role/clerk/holders'), get('/api/role/merchant/holders')),
  'POST /api/role/preview': once(post('/api/role/preview', { permissions: ['*'], menus: ['*'], dataScope: 'all' })),
  'GET /api/company/conflicts': once(
    get('/api/company/conflicts?machine=role'),
    get('/api/company/conflicts?machine=menu'),
  ),
  'GET /api/deadlines': once(get('/api/deadlines?pageSize=100')),
  'GET /api/stock': once(get(`/api/stock?${DAYS}`)),
  'GET /api/stock/moves': once(
    get(`/api/stock/moves?${DAYS}&way=in&pageSize=100`),
    get(`/api/stock/moves?${DAYS}&way=out&pageSize=100`),
  ),
  'POST /api/scanning/directions': (subject) => [
    post('/api/scanning/directions', { items: [...subject.idsOf('order'), ...subject.idsOf('package')] }),
  ],
  'POST /api/notice/page': once(post('/api/notice/page', { pageSize: 100 })),
  'POST /api/notice/readCount': once(post('/api/notice/readCount')),
  'GET /api/sysStaff/newRole': once(get('/api/sysStaff/newRole')),
  'GET /api/model': once(get('/api/model')),
  'GET /api/model/heads': once(get('/api/model/heads')),
  'GET /api/model/roles': once(get('/api/model/roles')),
  'GET /api/model/:machine': (_, machine) => [get(`/api/model/${machine}`)],
  'GET /api/model/:machine/tests': (_, machine) => [get(`/api/model/${machine}/tests`)],
  'GET /api/violations': once(get('/api/violations')),
  'POST /api/violations/check': (subject) =>
    ['order', 'receivable', 'bill', 'courierCash'].flatMap((machine) =>
      subject.idsOf(machine).map((id) => post('/api/violations/check', { machine, id })),
    ),
  'GET /api/queues': once(...queueAreas.map((area) => get(`/api/queues?area=${area}`))),
  'GET /api/finance/positions': once(get('/api/finance/positions')),
  'GET /api/finance/debts': once(...debtNames.map((by) => get(`/api/finance/debts?by=${by}&pageSize=100`))),
  'GET /api/finance/papers/:machine/:id': (subject, machine) =>
    PAPERS.includes(machine) ? idsIn(subject, machine).map((id) => get(`/api/finance/papers/${machine}/${id}`)) : [],
  'GET /api/ledger/balances': once(
    get('/api/ledger/balances'),
    get('/api/ledger/balances?by=party'),
    get('/api/ledger/balances?by=branch'),
    get('/api/ledger/balances?by=person'),
    get('/api/ledger/balances?by=day'),
    get('/api/ledger/balances?by=month&group=receivables'),
    get('/api/ledger/balances?by=type'),
  ),
  'GET /api/ledger/agreement': once(get('/api/ledger/agreement')),
  'GET /api/ledger/:machine/:id': ofEach((machine, id) => `/api/ledger/${machine}/${id}`),
  'GET /api/audit/checkpoint': once(get('/api/audit/checkpoint')),
  'GET /api/audit/consistency': once(get('/api/audit/consistency?from=10&to=20')),
  'GET /api/audit/inclusion/:number': once(get('/api/audit/inclusion/10?size=20')),
  'GET /api/audit/events/:number': ({ numbers }) => numbers.map((number) => get(`/api/audit/events/${number}`)),
  'GET /api/audit/duties': once(get('/api/audit/duties')),
  'GET /api/audit/rejudgements': once(get('/api/audit/rejudgements')),
  'GET /api/audit/rejudgements/:number': ({ rejudgement }) => [get(`/api/audit/rejudgements/${rejudgement}`)],
  'POST /api/audit/evidence/count': once(post('/api/audit/evidence/count', { query: {} })),
  'GET /api/practice/:machine': practice(''),
  'GET /api/practice/:machine/process': practice('/process'),
  'GET /api/practice/:machine/cases': practice('/cases', '?pageSize=100'),
  'GET /api/practice/:machine/steps': taken('steps'),
  'GET /api/practice/:machine/refusals': taken('refusals'),
  'GET /api/practice/:machine/ocel': practice('/ocel'),
  'GET /api/practice/:machine/epcis': (_, machine) => (machine === 'order' ? [get('/api/practice/order/epcis')] : []),
  'GET /api/health': once(get('/api/health')),
  'GET /api/ready': once(get('/api/ready')),
};
