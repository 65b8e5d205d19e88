import { bagNumberOf } from '../fields/identifiers.ts';
import { aggregateType } from '../kit/aggregateType.ts';
import type { StateOf } from '../kit/stateOf.ts';
import { initial, type Package } from './context.ts';
import { events, type PackageEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { machine } from './machine.ts';
import { reactions } from './reactions.ts';
import { row, rowSchema } from './row.ts';
import { rules } from './rules.ts';

/** Package (big bag): parcels that travel under one seal. Its number is a GS1 SSCC. */
export const bigPackage = aggregateType<
  Package,
  keyof PackageEvents,
  typeof rowSchema,
  StateOf<typeof machine, 'status'>
>({
  id: 'package',
  version: 1,
  events,
  rules,
  machine,
  evolve,
  initial,
  rowSchema,
  row,
  branches: ({ location, destination, toBranch }) =>
    [location, destination, toBranch].filter((branch): branch is string => branch !== null && branch !== ''),
  reservations: ({ context }) => [
    ...context.contents.map(({ order }) => ({ kind: 'openpkg.order', key: order })),
    ...(context.sealNumber === null || context.opened || context.lost
      ? []
      : [{ kind: 'package.sealNumber', key: context.sealNumber }]),
  ],
  reactions,
  identify: bagNumberOf,
});
