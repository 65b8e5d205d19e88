import type { CallKey } from '#calls/areas.ts';

/** Classes of rate limits: per session, or per address for callers who are not signed in (http/limits.ts). */
export type RateClass = 'read' | 'write' | 'login' | 'captcha' | 'export' | 'import';

/**
 * Callers of a route: everybody; a signed-in person; one whose screen may be locked; a person or the bearer of a
 * change-only token; or holders of one of the permissions.
 */
export type Access = 'public' | 'session' | 'evenLocked' | 'changeOnly' | readonly string[];

export interface PolicyRow {
  readonly access: Access;
  /** Rows of the company that the caller reaches, in a sentence. */
  readonly scope: string;
  readonly rateClass: RateClass;
}

export type Policy = Readonly<Record<string, PolicyRow>>;

/** Permissions that need the menu: to maintain it or to assign it to roles. */
const MAINTAINS_MENUS = ['menu.registered', 'menu.amended', 'role.registered', 'role.amended'];

/**
 * Uploads are visible to the uploader only, until an event of an aggregate names them. The machine of that aggregate
 * judges them.
 */
const UPLOAD: PolicyRow = { access: 'session', scope: 'an own upload, 200 MB a day', rateClass: 'write' };

/** Process mining compares recorded transitions with the allowed ones. */
const PROCESS_MINING: PolicyRow = {
  access: ['practice.read'],
  scope: 'transitions in own branches; <machine>.read',
  rateClass: 'read',
};

const TABLE: Readonly<Record<CallKey, PolicyRow>> = {
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
  'GET /api/myanmarArea/all': { access: 'session', scope: 'the same for everybody', rateClass: 'read' },
  'GET /api/merchantArea/tree': { access: 'session', scope: 'the same for everybody', rateClass: 'read' },
  'GET /api/station/all': { access: 'session', scope: 'the same for everybody', rateClass: 'read' },
  'GET /api/branch/all': { access: 'session', scope: 'the same for everybody: names and places', rateClass: 'read' },
  'GET /api/tariff/all': { access: 'session', scope: 'the same for everybody: the price list', rateClass: 'read' },
  'GET /api/exchangeRate/all': { access: 'session', scope: 'the same for everybody', rateClass: 'read' },
  'GET /api/question/all': { access: 'session', scope: 'the same for everybody', rateClass: 'read' },
  'GET /api/dictDetail': { access: 'session', scope: 'the same for everybody', rateClass: 'read' },
  'GET /api/dictDetail/map': { access: 'session', scope: 'the same for everybody', rateClass: 'read' },
  'GET /api/sysDept': { access: 'session', scope: 'the same for everybody', rateClass: 'read' },
  'GET /api/menus/build': { access: 'session', scope: "the entries that the caller's roles grant", rateClass: 'read' },
  'GET /api/menus/lazy': { access: MAINTAINS_MENUS, scope: 'the whole menu', rateClass: 'read' },
  'GET /api/menus': { access: MAINTAINS_MENUS, scope: 'the whole menu', rateClass: 'read' },
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
  'POST /api/logisticsOrder/download/task': {
    access: ['exportTask.requested'],
    scope: 'a file for the caller alone, of rows of own branches, or own merchant; <machine>.read',
    rateClass: 'export',
  },
  'POST /api/export/page': { access: 'session', scope: 'own exports', rateClass: 'read' },
  'GET /api/export/updateDownloadCount/:id': { access: 'session', scope: 'own exports', rateClass: 'write' },
  'POST /api/aliyunOssMsg/getSts': { access: 'session', scope: 'own files, for this session', rateClass: 'write' },
  'GET /api/files/:bucket/:objectKey': {
    access: 'public',
    scope: 'the signed link names a session; its person, the file and the scope are checked again',
    rateClass: 'read',
  },
  'POST /api/uploads/:kind': UPLOAD,
  'POST /api/logisticsBill/uploadPic': UPLOAD,
  'POST /api/receivableRecord/uploadImg': UPLOAD,
  'POST /api/billPaymentOrder/uploadImg': UPLOAD,
  'POST /api/transport/storage/uploadImg': UPLOAD,
  'POST /api/storage/uploadImg': UPLOAD,
  'POST /api/todoOrder/uploadImg': UPLOAD,
  'POST /api/userQuestion/uploadImg': UPLOAD,
  'POST /api/aliyunOssMsg/uploadFile': UPLOAD,
  'POST /api/appUserApproval/submit/uploadFile': UPLOAD,
  'POST /api/roster/uploadImg/workPic': UPLOAD,
  'GET /api/uploads/:id': {
    access: 'session',
    scope: 'own uploads, and those named by aggregates of own branches, or own merchant; <machine>.read',
    rateClass: 'read',
  },
  'POST /api/:machine/page': {
    access: 'session',
    scope: 'rows of own branches, or own merchant; <machine>.read',
    rateClass: 'read',
  },
  'POST /api/labels/preview': {
    access: 'session',
    scope: 'aggregates of own branches, or own merchant; <machine>.read, and the permission of its print event',
    rateClass: 'import',
  },
  'POST /api/labels/file': {
    access: 'session',
    scope: 'as the preview, after the caller recorded each print',
    rateClass: 'import',
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
  'POST /api/:machine/figures': {
    access: 'session',
    scope: 'counts and sums of rows of own branches, or own merchant; <machine>.read',
    rateClass: 'read',
  },
  'GET /api/stock': { access: ['inventoryTask.read'], scope: 'counts of own branches', rateClass: 'read' },
  'GET /api/stock/moves': { access: ['inventoryTask.read'], scope: 'parcels of own branches', rateClass: 'read' },
  'POST /api/notice/page': { access: 'session', scope: 'own messages', rateClass: 'read' },
  'POST /api/notice/read': { access: 'session', scope: 'own messages', rateClass: 'write' },
  'POST /api/notice/readCount': { access: 'session', scope: 'own messages', rateClass: 'read' },
  'GET /api/sysStaff/newRole': { access: ['staff.read'], scope: 'staff of own branches', rateClass: 'read' },
  'POST /api/roster/resetPwd': {
    access: ['staff.passwordReset'],
    scope: 'the machine judges: staff of own branches, with no permission that the caller lacks',
    rateClass: 'login',
  },
  'GET /api/model': { access: 'session', scope: 'the machines, no data', rateClass: 'read' },
  'GET /api/model/heads': { access: 'session', scope: 'the machines, no data', rateClass: 'read' },
  'GET /api/model/roles': { access: 'session', scope: 'what each role may do, no people', rateClass: 'read' },
  'GET /api/model/:machine/tests': { access: 'session', scope: 'tests of the machines, no data', rateClass: 'read' },
  'GET /api/model/:machine': { access: 'session', scope: 'the machines, no data', rateClass: 'read' },
  'GET /api/violations': { access: ['violation.read'], scope: 'counts over the whole company', rateClass: 'read' },
  'POST /api/violations/check': {
    access: ['violation.checked'],
    scope: 'one aggregate, or everything; findings are recorded for their readers',
    rateClass: 'export',
  },
  'GET /api/ledger/balances': {
    access: ['ledger.read'],
    scope: "lines of own branches, or own merchant; the company's with the whole company in scope",
    rateClass: 'read',
  },
  'GET /api/ledger/:machine/:id': {
    access: ['ledger.read'],
    scope: 'lines of aggregates of own branches, or own merchant; <machine>.read',
    rateClass: 'read',
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
  'GET /api/health': { access: 'public', scope: 'a place in the log, no data', rateClass: 'read' },
};

/** Access policy of every call. A contract without a row, or a row without a contract, does not compile. */
export const POLICY: Policy = TABLE;
