/** How often a route may be asked: per session, or per address when nobody is signed in (http/limits.ts). */
export type RateClass = 'read' | 'write' | 'login' | 'captcha' | 'export' | 'import';

/**
 * Who may call a route: everyone; any signed-in person; a signed-in person or the bearer of a change-only token; or who
 * holds one of these permissions.
 */
export type Access = 'public' | 'session' | 'changeOnly' | readonly string[];

export interface PolicyRow {
  readonly access: Access;
  /** Which rows of the company the caller reaches, in a sentence. */
  readonly scope: string;
  readonly rateClass: RateClass;
}

export type Policy = Readonly<Record<string, PolicyRow>>;

/** Whoever keeps the menu or hands it out to roles. */
const MAINTAINS_MENUS = ['menu.registered', 'menu.amended', 'role.registered', 'role.amended'];

/** The one table of every call and who may make it. A route without a row does not start; a row without a route fails a test. */
export const POLICY: Policy = {
  'GET /api/common/testConnect': { access: 'public', scope: 'constant answer', rateClass: 'read' },
  'GET /api/openapi.json': { access: 'public', scope: 'the calls, no data', rateClass: 'read' },
  'GET /auth/code': { access: 'public', scope: 'a captcha of the asking address', rateClass: 'captcha' },
  'GET /auth/key': { access: 'public', scope: 'the public key', rateClass: 'read' },
  'POST /auth/login': { access: 'public', scope: 'the account named', rateClass: 'login' },
  'GET /auth/info': { access: 'session', scope: 'own account', rateClass: 'read' },
  'DELETE /auth/logout': { access: 'public', scope: 'own session', rateClass: 'write' },
  'POST /api/users/updatePass': { access: 'changeOnly', scope: 'own account', rateClass: 'login' },
  'PUT /api/users/center': { access: 'session', scope: 'own account', rateClass: 'write' },
  'POST /api/ws/ticket': { access: 'session', scope: 'own session', rateClass: 'write' },
  'GET /api/myanmarArea/all': { access: 'session', scope: 'the same for everyone', rateClass: 'read' },
  'GET /api/merchantArea/tree': { access: 'session', scope: 'the same for everyone', rateClass: 'read' },
  'GET /api/station/all': { access: 'session', scope: 'the same for everyone', rateClass: 'read' },
  'GET /api/question/all': { access: 'session', scope: 'the same for everyone', rateClass: 'read' },
  'GET /api/dictDetail': { access: 'session', scope: 'the same for everyone', rateClass: 'read' },
  'GET /api/dictDetail/map': { access: 'session', scope: 'the same for everyone', rateClass: 'read' },
  'GET /api/sysDept': { access: 'session', scope: 'the same for everyone', rateClass: 'read' },
  'GET /api/menus/build': { access: 'session', scope: "what the asker's roles grant", rateClass: 'read' },
  'GET /api/menus/lazy': { access: MAINTAINS_MENUS, scope: 'the whole menu', rateClass: 'read' },
  'GET /api/menus': { access: MAINTAINS_MENUS, scope: 'the whole menu', rateClass: 'read' },
  'POST /api/commands': {
    access: 'session',
    scope: 'the machine judges each event: role, branch, merchant',
    rateClass: 'import',
  },
  'GET /api/streams/:machine/:id': {
    access: 'session',
    scope: 'lives of own branches, or own merchant; <machine>.read',
    rateClass: 'read',
  },
  'GET /api/streams/:machine/:id/events': {
    access: 'session',
    scope: 'lives of own branches, or own merchant; <machine>.read',
    rateClass: 'read',
  },
  'GET /api/events': {
    access: 'session',
    scope: 'events of own branches, or own merchant; <machine>.read',
    rateClass: 'read',
  },
  'POST /api/logisticsOrder/download/task': {
    access: ['exportTask.requested'],
    scope: 'a file for the asker alone, of rows of own branches, or own merchant; order.read',
    rateClass: 'export',
  },
  'POST /api/export/page': { access: 'session', scope: 'own exports', rateClass: 'read' },
  'GET /api/export/updateDownloadCount/:id': { access: 'session', scope: 'own exports', rateClass: 'write' },
  'POST /api/aliyunOssMsg/getSts': { access: 'session', scope: 'own files, for this session', rateClass: 'write' },
  'GET /api/files/:bucket/:objectKey': {
    access: 'public',
    scope: 'the signed link names a session; its person, the file and the scope are judged again',
    rateClass: 'read',
  },
  'POST /api/:machine/page': {
    access: 'session',
    scope: 'rows of own branches, or own merchant; <machine>.read',
    rateClass: 'read',
  },
  'GET /api/model': { access: 'session', scope: 'the machines, no data', rateClass: 'read' },
  'GET /api/model/:machine': { access: 'session', scope: 'the machines, no data', rateClass: 'read' },
  'GET /api/health': { access: 'public', scope: 'a place in the log, no data', rateClass: 'read' },
};

/** Rows of the table that none of these routes claims. */
export const unclaimedRows = (keys: Iterable<string>): string[] => {
  const claimed = new Set(keys);
  return Object.keys(POLICY).filter((key) => !claimed.has(key));
};
