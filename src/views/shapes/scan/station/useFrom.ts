import { useSyncExternalStore } from 'react';
import type { ScanSource } from './source.ts';

/** Something that a station keeps; drawn anew only when it has become something else. */
export const useFrom = <Value>(station: Pick<ScanSource, 'subscribe'>, read: () => Value): Value =>
  useSyncExternalStore(station.subscribe, read);
