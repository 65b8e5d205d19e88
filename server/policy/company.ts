import { NAME_RIGHTS } from '#machines/rights/nameRights.ts';
import type { Rows } from './row.ts';

/** Permissions that need the menu: to maintain it or to assign it to roles. */
const MAINTAINS_MENUS = ['menu.registered', 'menu.amended', 'role.registered', 'role.amended'];

/** Readers of a role see which entries of the menu it shows. */
const READS_MENUS = [...MAINTAINS_MENUS, 'role.read', 'menu.read'];

/** Policy of the menu, the master data and the roles. */
export const company = {
  'GET /api/myanmarArea/all': { access: 'session', scope: 'the same for everybody', rateClass: 'read' },
  'GET /api/myanmarArea/points': { access: 'session', scope: 'the same for everybody', rateClass: 'read' },
  'GET /api/area/coverage': {
    access: ['area.read'],
    scope: 'couriers of own branches, and the areas they are given',
    rateClass: 'read',
  },
  'GET /api/merchantArea/tree': { access: 'session', scope: 'the same for everybody', rateClass: 'read' },
  'GET /api/station/all': { access: 'session', scope: 'the same for everybody', rateClass: 'read' },
  'GET /api/company': { access: 'public', scope: 'the same for everybody: name and logo', rateClass: 'read' },
  'GET /api/company/logo/:id': { access: 'public', scope: 'the present logo', rateClass: 'read' },
  'GET /api/company/setup': {
    access: ['company.registered'],
    scope: 'counts of the whole company, no record',
    rateClass: 'read',
  },
  'GET /api/branch/all': { access: 'session', scope: 'the same for everybody: names and places', rateClass: 'read' },
  'GET /api/merchant/names': {
    access: NAME_RIGHTS.merchant,
    scope: 'names of customers of own branches, or of the own customer; no record',
    rateClass: 'read',
  },
  'GET /api/role/names': {
    access: NAME_RIGHTS.role,
    scope: 'the same for everybody who reads staff: names, no permission',
    rateClass: 'read',
  },
  'GET /api/branch/count': { access: 'session', scope: 'own branch', rateClass: 'read' },
  'GET /api/tariff/all': { access: 'session', scope: 'the same for everybody: the price list', rateClass: 'read' },
  'GET /api/tariff/order/:id': {
    access: ['order.read'],
    scope: 'orders of own branches, or own merchant',
    rateClass: 'read',
  },
  'GET /api/exchangeRate/all': { access: 'session', scope: 'the same for everybody', rateClass: 'read' },
  'GET /api/question/all': { access: 'session', scope: 'the same for everybody', rateClass: 'read' },
  'GET /api/dictDetail': { access: 'session', scope: 'the same for everybody', rateClass: 'read' },
  'GET /api/dictDetail/edited': { access: 'session', scope: 'the same for everybody', rateClass: 'read' },
  'GET /api/dictDetail/map': { access: 'session', scope: 'the same for everybody', rateClass: 'read' },
  'GET /api/sysDept': { access: 'session', scope: 'the same for everybody', rateClass: 'read' },
  'GET /api/menus/build': { access: 'session', scope: "the entries that the caller's roles grant", rateClass: 'read' },
  'GET /api/menus/lazy': { access: MAINTAINS_MENUS, scope: 'the whole menu', rateClass: 'read' },
  'GET /api/menus': { access: READS_MENUS, scope: 'the whole menu', rateClass: 'read' },
  'POST /api/menus': { access: ['menu.registered'], scope: 'the whole menu; the machine judges', rateClass: 'write' },
  'PUT /api/menus': { access: ['menu.amended'], scope: 'the whole menu; the machine judges', rateClass: 'write' },
  'DELETE /api/menus': { access: ['menu.retired'], scope: 'the whole menu; the machine judges', rateClass: 'write' },
  'POST /api/dictDetail': { access: ['dictionary.registered'], scope: 'the same for everybody', rateClass: 'write' },
  'PUT /api/dictDetail': { access: ['dictionary.amended'], scope: 'the same for everybody', rateClass: 'write' },
  'DELETE /api/dictDetail/:id': { access: ['dictionary.retired'], scope: 'the same for everybody', rateClass: 'write' },
  'POST /api/merchantConfiguration/getStation': {
    access: 'session',
    scope: 'the same for everybody',
    rateClass: 'read',
  },
  'POST /api/addressCode/getKey/:id': {
    access: ['addressCode.read'],
    scope: 'the key alone; no receiver',
    rateClass: 'read',
  },
  'POST /api/quote': {
    access: 'session',
    scope: 'the same for everybody: a price by the price list',
    rateClass: 'read',
  },
  'GET /api/role/:id/holders': {
    access: ['role.read'],
    scope: 'names of holders in own branches; of the others their number',
    rateClass: 'read',
  },
  'POST /api/role/preview': {
    access: ['role.read'],
    scope: 'the menu that given rights show, and which of its calls they open; no data',
    rateClass: 'read',
  },
  'GET /api/company/conflicts': {
    access: ['role.read', 'menu.read'],
    scope: 'roles and menu entries, for their readers; no people',
    rateClass: 'read',
  },
} as const satisfies Rows;
