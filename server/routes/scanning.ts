import { readDirections } from '#calls/scanning.ts';
import { implement, type Route } from '../http/route.ts';
import { directionsFor } from '../store/directions.ts';
import type { Core } from './context.ts';

/** Routes of the stations for scanning. */
export const scanningRoutes = ({ pool }: Pick<Core, 'pool'>): Route[] => [
  implement(readDirections, ({ body: { items }, actor }) => directionsFor(pool, actor, items)),
];
