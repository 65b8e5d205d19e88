import type { ReplyOf } from '#calls/contract.ts';
import { MOST_DIRECTIONS, readDirections as readDirectionsCall } from '#calls/scanning.ts';
import { call } from './http.ts';

/** Directions of parcels and bags from the person's branch, and its open bags. */
export type DirectionsRead = ReplyOf<typeof readDirectionsCall>;

/** Reads where things go; failures are the caller's, because scanning goes on without it. */
export const readDirections = (items: readonly string[]): Promise<DirectionsRead> =>
  call(readDirectionsCall, { body: { items: [...items] } }, { ownFailure: true, ownForbidden: true });

/** Reads where the things of a station's list go. Without a line they go where they last did. */
export const readListedDirections = (items: readonly string[]): Promise<DirectionsRead> =>
  import('./kept/answers.ts').then(({ directionsOrLastSeen }) =>
    directionsOrLastSeen(readDirectionsCall.reply, () => readDirections(items)),
  );

export { MOST_DIRECTIONS };
