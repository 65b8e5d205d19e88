import { expect, test } from 'vitest';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { finance } from '#server/company/menus/finance.ts';
import { SCREENS } from '#views/screens.ts';

const components = [...new Set(finance.flatMap(({ component }) => component ?? []))];

/** A list of finance: the record type of its rows, and the events that it hears of instead of those of that type. */
interface Listing {
  readonly machine: string;
  readonly news?: object;
}

const lists = await Promise.all(
  components.map(async (component) => {
    const screen: object | undefined = (await SCREENS[component]?.())?.default;
    return [component, screen && 'machine' in screen ? (screen as unknown as Listing) : null] as const;
  }),
);

test('every list of finance receives its rows as they change', () => {
  const still = lists.flatMap(([component, listing]) => {
    if (!listing) return [];
    const hasEvents = Object.keys(aggregateTypes[listing.machine]?.events ?? {}).length > 0;
    return hasEvents || listing.news ? [] : [component];
  });
  expect(lists.filter(([, listing]) => listing).length).toBeGreaterThan(15);
  expect(still).toEqual([]);
});
