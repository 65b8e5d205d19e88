import { useMemo } from 'react';
import { useFigures } from '#views/shapes/figures/useFigures.ts';
import { AppUserTiles } from './AppUserTiles.tsx';
import { appUserFigures, groupOf, homeFigures } from './homeFigures.ts';
import { chartDays, orderFigures } from './orderFigures.ts';
import { OrderTiles } from './OrderTiles.tsx';
import { OrderTrends } from './OrderTrends.tsx';

interface FiguresProps {
  /** Milliseconds of the epoch. */
  readonly now: number;
  readonly orders: boolean;
  readonly appUsers: boolean;
}

/** Figures of the day and of thirty days (§2), counted from the events in one call. */
export function Figures({ now, orders, appUsers }: FiguresProps) {
  const requests = useMemo(() => homeFigures(now, { orders, appUsers }), [now, orders, appUsers]);
  const wanted = useMemo(() => orderFigures(now), [now]);
  const days = useMemo(() => chartDays(now), [now]);
  const users = useMemo(() => appUserFigures(now), [now]);
  const counted = useFigures(orders ? 'order' : 'appUser', requests);
  return (
    <>
      {orders && <OrderTiles wanted={wanted} counted={groupOf(counted, 'today')} />}
      {orders && !counted.failure && <OrderTrends days={days} counted={groupOf(counted, 'month')} />}
      {appUsers && !counted.failure && <AppUserTiles wanted={users} counted={groupOf(counted, 'appUsers')} />}
    </>
  );
}
