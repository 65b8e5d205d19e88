import { useEffect, useState } from 'react';
import { filter, merge, skip } from 'rxjs';
import { events$, gaps$ } from '#services/live/live.ts';
import { outbox } from '#services/outbox/outbox.ts';
import { readDirections, readListedDirections } from '#services/scanning.ts';
import { createDirections, type Directions } from './directions.ts';

/** Directions of one station, kept true while its screen is shown. */
export function useDirections(): Directions {
  const [directions] = useState(() => createDirections({ readListed: readListedDirections, read: readDirections }));
  useEffect(() => {
    const news = events$.subscribe((event) => directions.happened(event));
    const back = outbox.online$.pipe(skip(1), filter(Boolean));
    const again = merge(gaps$, back).subscribe(() => void directions.refresh());
    return () => {
      news.unsubscribe();
      again.unsubscribe();
    };
  }, [directions]);
  return directions;
}
