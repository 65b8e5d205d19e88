import type { CallKey } from '#calls/areas.ts';
import type { ApiScope } from '#machines/apiKey/scopes.ts';

/** Calls open to API keys, with the scope that each needs; `any` leaves it to the machine, or needs none. */
const OPEN: { readonly [Key in CallKey]?: ApiScope | 'any' } = {
  'POST /api/commands': 'any',
  'POST /api/quote': 'any',
  'GET /api/branch/all': 'any',
  'GET /api/station/all': 'any',
  'GET /api/myanmarArea/all': 'any',
  'GET /api/merchantArea/tree': 'any',
  'GET /api/tariff/all': 'any',
  'GET /api/exchangeRate/all': 'any',
  'POST /api/:machine/page': 'read',
  'GET /api/streams/:machine/:id': 'read',
  'GET /api/streams/:machine/:id/events': 'read',
  'GET /api/tariff/order/:id': 'read',
  'POST /api/labels/file': 'create',
};

const BY_KEY: Readonly<Partial<Record<string, ApiScope | 'any'>>> = OPEN;

/** Returns the scope that a program needs for a call; null if the call is not open to programs. */
export const scopeNeeded = (key: string): ApiScope | 'any' | null => BY_KEY[key] ?? null;
