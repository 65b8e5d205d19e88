import { useEffect, useMemo, useState } from 'react';
import { keepPlaces, recallPlaces } from '#services/kept/stops.ts';
import { useReferences } from '#views/shapes/fields/references.ts';

const none: Readonly<Record<string, string>> = {};

/** Function that names the places of a courier's stops; without a line, as this phone kept them. */
export function usePlaceNames(ids: readonly string[]): (id: string) => string {
  const { status, nameOf } = useReferences('area');
  const wanted = [...new Set(ids)].toSorted().join(' ');
  const [kept, setKept] = useState(none);
  useEffect(() => {
    if (status === 'ready' && wanted !== '')
      void keepPlaces(Object.fromEntries(wanted.split(' ').map((id) => [id, nameOf(id)])));
    if (status === 'failed') void recallPlaces().then(setKept);
  }, [status, nameOf, wanted]);
  return useMemo(() => (id) => (status === 'failed' ? (kept[id] ?? nameOf(id)) : nameOf(id)), [status, nameOf, kept]);
}
