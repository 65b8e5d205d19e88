import type pg from 'pg';
import { updateCompany } from '../company/update.ts';
import type { Proposer } from '../propose/proposer.ts';
import { registerAll } from './register.ts';
import { addressCodes } from './world/addressCodes.ts';
import { branches } from './world/branches.ts';
import { company } from './world/company.ts';
import { departments } from './world/departments.ts';
import { merchants } from './world/merchants.ts';
import { registrations, type Planned } from './world/planned.ts';
import { exchangeRates, tariffs } from './world/prices.ts';
import { staff } from './world/staff.ts';
import { stations } from './world/stations.ts';
import { areas, carriers, cars, shelves } from './world/vehicles.ts';

export type { Planned };

/**
 * Returns the proposals of the demonstration's master data, beside the standard company; the same ones for the same
 * day.
 */
export const masterData = (now: Date): readonly Planned[] => [
  ...registrations('company', [company]),
  ...registrations('branch', branches),
  ...registrations('department', departments),
  ...registrations('staff', staff),
  ...registrations('merchant', merchants),
  ...registrations('station', stations),
  ...registrations('addressCode', addressCodes),
  ...registrations('car', cars),
  ...registrations('carrier', carriers),
  ...registrations('shelf', shelves),
  ...registrations('area', areas),
  ...registrations('tariff', tariffs(now)),
  ...registrations('exchangeRate', exchangeRates(now)),
];

/** Registers the standard company and the master data of the demonstration world in an empty database. */
export async function loadMasterData(pool: pg.Pool, proposer: Proposer, now: Date, at: string): Promise<void> {
  await updateCompany({ pool, proposer, at, world: null });
  await registerAll(proposer, masterData(now), at);
}
