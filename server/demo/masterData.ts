import { addressCodes } from './world/addressCodes.ts';
import { branches } from './world/branches.ts';
import { departments } from './world/departments.ts';
import { dictionaries } from './world/dictionaries.ts';
import { menus } from './world/menus/index.ts';
import { merchants } from './world/merchants.ts';
import { registrations, type Planned } from './world/planned.ts';
import { exchangeRates, tariffs } from './world/prices.ts';
import { questions } from './world/questions.ts';
import { roles } from './world/roles.ts';
import { staff } from './world/staff.ts';
import { stations } from './world/stations.ts';
import { areas, carriers, cars, shelves } from './world/vehicles.ts';

export type { Planned };

/** Everything that the demonstration world keeps before its first order, as proposals; the same for the same day. */
export const masterData = async (now: Date): Promise<readonly Planned[]> => [
  ...registrations('branch', branches),
  ...registrations('department', departments),
  ...registrations('role', roles),
  ...registrations('menu', menus),
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
  ...registrations('dictionary', await dictionaries()),
  ...registrations('question', questions),
];
