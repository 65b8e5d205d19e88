import { useCallback, useEffect, useEffectEvent } from 'react';
import { localDay } from '#machines/time/calendar.ts';
import { serverInstant } from '#services/clock.ts';
import type { AskOptions } from '#services/http.ts';
import { page } from '#services/page.ts';
import { useAsked } from '#views/data/useAsked.ts';
import type { EffectProps } from '#views/shapes/form/effect.ts';
import { nextMonth } from './months.ts';

/** Fills in the month that follows the latest one that was begun. */
export default function NextMonth({ data, change }: Pick<EffectProps, 'data' | 'change'>) {
  const read = useCallback(
    (options: AskOptions) =>
      page(
        'period',
        { pageNum: 1, pageSize: 1, sort: [{ field: 'id', dir: 'desc' }] },
        { ...options, ownFailure: true },
      ),
    [],
  );
  const { answer } = useAsked(read);
  const fillIn = useEffectEvent((latest: string | undefined) => {
    const next = nextMonth(latest, localDay(serverInstant()));
    if (next !== null && data['month'] === undefined) change('month', next);
  });
  useEffect(() => {
    if (answer) fillIn(answer.records[0]?.id);
  }, [answer]);
  return null;
}
