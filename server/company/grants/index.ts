import { keptBy } from '../registers.ts';
import { audit } from './audit.ts';
import { bills } from './bills.ts';
import { money } from './money.ts';
import { people } from './people.ts';
import { reports } from './reports.ts';
import { service } from './service.ts';
import { transport } from './transport.ts';
import { storage } from './storage.ts';
import type { Grants } from './grants.ts';

/** Grants of all areas of work, one file each. */
const areas: readonly Grants[] = [audit, bills, money, people, reports, service, storage, transport];

/** Returns the permissions of a role beyond orders. */
export const grantsOf = (role: string): string[] => [...areas.flatMap((grants) => grants[role] ?? []), ...keptBy(role)];
