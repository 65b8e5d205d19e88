import { useMemo } from 'react';
import { useFigures } from '#views/shapes/figures/useFigures.ts';
import { chartDays, chartFigures, orderFigures } from './orderFigures.ts';
import { OrderTiles } from './OrderTiles.tsx';
import { OrderTrends } from './OrderTrends.tsx';

/** Order figures of the day and of thirty days (§2), counted from the events. */
export function OrderCounts({ now }: { now: number }) {
  const wanted = useMemo(() => orderFigures(now), [now]);
  const days = useMemo(() => chartDays(now), [now]);
  const charts = useMemo(() => chartFigures(days), [days]);
  const today = useFigures('order', wanted);
  const month = useFigures('order', charts);
  return (
    <>
      <OrderTiles wanted={wanted} counted={today} />
      {!month.failure && <OrderTrends days={days} counted={month} />}
    </>
  );
}
