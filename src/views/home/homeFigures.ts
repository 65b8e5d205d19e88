import type { Figure, FiguresRequest } from '#services/figures.ts';
import type { Figures } from '#views/shapes/figures/useFigures.ts';
import { dayFrom } from '#machines/time/periods.ts';
import { instantsOf } from '#views/shapes/fields/localTime.ts';
import { monthFigures } from './monthFigures.ts';
import { chartDays, chartFigures, orderFigures } from './orderFigures.ts';

/** Path of the list of app users. */
export const APP_USERS = '/appUserList/appUserList';

/** Groups of the home screen's figures; the name of a figure in the call begins with its group. */
type Group = 'today' | 'month' | 'ofMonth' | 'appUsers';

/** Returns the figures of app users (§2), each with the list of exactly those that it counts. */
export const appUserFigures = (now: number): readonly (FiguresRequest & { readonly href: string })[] => {
  const today = dayFrom(now);
  return [
    {
      name: 'new',
      filters: [{ field: 'registeredAt', op: 'between', value: instantsOf(today, today) }],
      href: `${APP_USERS}?registeredAt=${today}..${today}`,
    },
    { name: 'total', filters: [], href: APP_USERS },
  ];
};

const grouped = (group: Group, machine: string, figures: readonly FiguresRequest[]): readonly FiguresRequest[] =>
  figures.map((figure) => ({ ...figure, machine, name: `${group}.${figure.name}` }));

/** Returns every figure of the home screen that a person may see, for one call. */
export const homeFigures = (
  now: number,
  sees: { readonly orders: boolean; readonly appUsers: boolean; readonly isCustomer: boolean },
): readonly FiguresRequest[] => [
  ...(sees.orders ? grouped('today', 'order', orderFigures(now)) : []),
  ...(sees.orders ? grouped('month', 'order', chartFigures(chartDays(now))) : []),
  ...(sees.orders && sees.isCustomer ? grouped('ofMonth', 'order', monthFigures(now)) : []),
  ...(sees.appUsers ? grouped('appUsers', 'appUser', appUserFigures(now)) : []),
];

/** Returns the figures of one group, under their own names. */
export const groupOf = ({ figures, ...rest }: Figures, group: Group): Figures => {
  const prefix = `${group}.`;
  const own = [...(figures ?? [])].flatMap(([name, figure]): [string, Figure][] =>
    name.startsWith(prefix) ? [[name.slice(prefix.length), figure]] : [],
  );
  return { ...rest, figures: figures && new Map(own) };
};
