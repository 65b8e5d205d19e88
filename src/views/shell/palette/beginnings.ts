import type { Words } from '#i18n/words.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { capital, type Entry } from './entry.ts';

/** Place of a record's creation: its own screen, or a dialog over the current one. */
type Beginning =
  | { readonly event: string; readonly screen: string }
  | { readonly event: string; readonly aggregateType: () => Promise<AggregateType> };

const register = (name: 'addressCode' | 'area' | 'car' | 'carrier' | 'exchangeRate' | 'shelf' | 'station') => () =>
  import('#machines/registers/index.ts').then((registers) => registers[name]);

/** Creations that need only their form; scans and counts begin on their own screens. */
export const BEGINNINGS: readonly Beginning[] = [
  { event: 'order.created', screen: '/sender/newOrder' },
  { event: 'workOrder.opened', screen: '/workOrders/newWorkOrder' },
  {
    event: 'shipment.created',
    aggregateType: () => import('#machines/shipment/index.ts').then(({ shipment }) => shipment),
  },
  {
    event: 'package.issued',
    aggregateType: () => import('#machines/package/index.ts').then(({ bigPackage }) => bigPackage),
  },
  {
    event: 'inventoryTask.planned',
    aggregateType: () => import('#machines/inventoryTask/index.ts').then(({ inventoryTask }) => inventoryTask),
  },
  { event: 'addressCode.registered', aggregateType: register('addressCode') },
  { event: 'area.registered', aggregateType: register('area') },
  { event: 'car.registered', aggregateType: register('car') },
  { event: 'carrier.registered', aggregateType: register('carrier') },
  { event: 'exchangeRate.registered', aggregateType: register('exchangeRate') },
  { event: 'shelf.registered', aggregateType: register('shelf') },
  { event: 'station.registered', aggregateType: register('station') },
];

interface Ways {
  readonly permissions: readonly string[];
  readonly views: ReadonlyMap<string, unknown>;
  readonly go: (path: string) => void;
  /** Opens the form of an event that creates a record. */
  readonly begin: (event: string, aggregateType: AggregateType) => void;
  /** Called if the form could not be loaded. */
  readonly onFailed: (error: unknown) => void;
}

/** Returns the records that the person may create: a role grants the event, and its screen can be reached. */
export function beginningEntries(languages: readonly Words[], ways: Ways): Entry[] {
  const { permissions, views, go, begin, onFailed } = ways;
  const [words] = languages;
  if (!words) return [];
  return BEGINNINGS.filter(
    (beginning) =>
      (permissions.includes('*') || permissions.includes(beginning.event)) &&
      (!('screen' in beginning) || views.has(beginning.screen)),
  ).map((beginning) => {
    const { event } = beginning;
    const machine = event.slice(0, event.indexOf('.'));
    const name = (one: Words): string =>
      one.text('shell.palette.begin', {
        machine: one.text<string>(`machine.${machine}`),
        event: one.text<string>(`event.${event}`),
      });
    return {
      id: `new ${event}`,
      group: 'new' as const,
      icon: 'plus' as const,
      label: capital(name(words)),
      second: '',
      names: [...new Set(languages.map(name))],
      run: () =>
        'screen' in beginning
          ? go(beginning.screen)
          : void beginning.aggregateType().then((aggregateType) => begin(event, aggregateType), onFailed),
    };
  });
}
