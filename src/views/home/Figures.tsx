import { useMemo } from 'react';
import { useFigures } from '#views/shapes/figures/useFigures.ts';
import { AppUserTiles } from './AppUserTiles.tsx';
import { appUserFigures, groupOf, homeFigures } from './homeFigures.ts';
import { monthFigures } from './monthFigures.ts';
import { MonthTiles } from './MonthTiles.tsx';
import { chartDays, orderFigures } from './orderFigures.ts';
import { OrderTiles } from './OrderTiles.tsx';
import { OrderTrends } from './OrderTrends.tsx';

interface FiguresProps {
  /** Milliseconds of the epoch. */
  readonly now: number;
  readonly orders: boolean;
  readonly appUsers: boolean;
  /** True for an account of a business customer, who reads the figures of the own month. */
  readonly isCustomer: boolean;
}

/** Figures of the day and of thirty days (§2), counted from the events in one call. */
export function Figures({ now, orders, appUsers, isCustomer }: FiguresProps) {
  const requests = useMemo(
    () => homeFigures(now, { orders, appUsers, isCustomer }),
    [now, orders, appUsers, isCustomer],
  );
  const wanted = useMemo(() => orderFigures(now), [now]);
  const ofMonth = useMemo(() => monthFigures(now), [now]);
  const days = useMemo(() => chartDays(now), [now]);
  const users = useMemo(() => appUserFigures(now), [now]);
  const counted = useFigures(orders ? 'order' : 'appUser', requests);
  return (
    <>
      {orders && isCustomer && !counted.failure && (
        <MonthTiles wanted={ofMonth} counted={groupOf(counted, 'ofMonth')} />
      )}
      {orders && <OrderTiles wanted={wanted} counted={groupOf(counted, 'today')} />}
      {orders && !counted.failure && <OrderTrends days={days} counted={groupOf(counted, 'month')} />}
      {appUsers && !counted.failure && <AppUserTiles wanted={users} counted={groupOf(counted, 'appUsers')} />}
    </>
  );
}
