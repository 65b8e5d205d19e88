import { useCallback, useMemo, useState } from 'react';
import { keepOwnOrder, ownOrder } from '#services/ownOrder.ts';
import { readMapPoints, type MapPoints } from '#services/maps.ts';
import { useSession } from '#views/session/useSession.ts';
import { useReferences } from '#views/shapes/fields/references.ts';
import { inOwnOrder, nearestFirst, type Arrangement, type Place } from './arrangement.ts';
import { placesOn } from './places.ts';
import { byCity, type Task } from './tasks.ts';

/** Name under which a device keeps the order of a courier's stops. */
const NAME = 'stops';

const TIMEOUT_MS = 10_000;

const placeNow = (): Promise<Place | null> =>
  new Promise((resolve) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      () => resolve(null),
      { timeout: TIMEOUT_MS, maximumAge: TIMEOUT_MS },
    ),
  );

interface From {
  readonly place: Place;
  readonly map: MapPoints;
}

/** The order of a courier's stops. Nearest first asks the phone where it is; if it does not say, the townships stay. */
export function useArrangement() {
  const { entries: areas } = useReferences('area');
  const userId = useSession().context.user?.id ?? '';
  const [arrangement, setArrangement] = useState<Arrangement>(() =>
    ownOrder(userId, NAME).length > 0 ? 'own' : 'township',
  );
  const [order, setOrder] = useState(() => ownOrder(userId, NAME));
  const [from, setFrom] = useState<From | null>(null);
  const [isLost, setLost] = useState(false);
  const arrange = useCallback(
    async (wanted: Arrangement): Promise<void> => {
      setArrangement(wanted);
      setLost(false);
      if (wanted === 'township') {
        keepOwnOrder(userId, NAME, []);
        setOrder([]);
      }
      if (wanted !== 'nearest') return;
      const [place, map] = await Promise.all([placeNow(), readMapPoints().catch(() => null)]);
      setFrom(place && map ? { place, map } : null);
      setLost(place === null || map === null);
    },
    [userId],
  );
  const put = useCallback(
    (ids: readonly string[]): void => {
      setOrder((now) => {
        const next = [...ids, ...now.filter((id) => !ids.includes(id))];
        keepOwnOrder(userId, NAME, next);
        return next;
      });
    },
    [userId],
  );
  const arranged = useMemo(() => {
    const placeOf = from && placesOn(from.map, areas);
    return (tasks: readonly Task[]): readonly Task[] => {
      if (arrangement === 'own') return inOwnOrder(tasks, order);
      return arrangement === 'nearest' && from && placeOf ? nearestFirst(tasks, from.place, placeOf) : byCity(tasks);
    };
  }, [arrangement, order, from, areas]);
  return { arrangement, arrange, arranged, put, isLost };
}
