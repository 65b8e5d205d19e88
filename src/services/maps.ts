import type { ReplyOf } from '#calls/contract.ts';
import { readCoverage as readCoverageCall, readMapPoints as readMapPointsCall } from '#calls/maps.ts';
import { call, type AskOptions } from './http.ts';
import { inFlight } from './inFlight.ts';

/** Points of Myanmar's townships, and the country's outline. */
export type MapPoints = ReplyOf<typeof readMapPointsCall>;
/** A courier and the areas that are given. */
export type Courier = ReplyOf<typeof readCoverageCall>[number];

let points: MapPoints | null = null;

/** Reads the points of the map, once. */
export const readMapPoints = (): Promise<MapPoints> =>
  points === null
    ? inFlight('map points', async () => {
        points = await call(readMapPointsCall, {});
        return points;
      })
    : Promise.resolve(points);

/** Reads the couriers and the areas they are given. */
export const readCoverage = (options?: AskOptions): Promise<readonly Courier[]> => call(readCoverageCall, {}, options);
