import type { Queryable } from '../../auth/queryable.ts';
import type { Route } from '../../http/route.ts';
import { addressCodeRoutes } from './addressCodes.ts';
import { areaRoutes } from './areas.ts';
import { branchRoutes } from './branches.ts';
import { companyRoutes } from './company.ts';
import { coverageRoutes } from './coverage.ts';
import { departmentRoutes } from './departments.ts';
import { dictionaryRoutes } from './dictionaries.ts';
import { menuRoutes } from './menus.ts';
import { nameRoutes } from './names.ts';
import { priceRoutes } from './prices.ts';
import { questionRoutes } from './questions.ts';
import { stationRoutes } from './stations.ts';

/**
 * Routes that read master data: the company, areas, stations, branches, prices, questions, dictionaries, departments, menus (§7).
 */
export const masterDataRoutes = (db: Queryable): Route[] => [
  ...areaRoutes(),
  ...stationRoutes(db),
  ...addressCodeRoutes(db),
  ...branchRoutes(db),
  ...companyRoutes(db),
  ...nameRoutes(db),
  ...coverageRoutes(db),
  ...priceRoutes(db),
  ...questionRoutes(db),
  ...dictionaryRoutes(db),
  ...departmentRoutes(db),
  ...menuRoutes(db),
];
