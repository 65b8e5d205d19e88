import { isDeepStrictEqual } from 'node:util';
import { replay } from '#machines/kit/replay.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { nameOf } from '#machines/kit/reservations.ts';
import { machineHash } from '#server/store/models.ts';
import type { World } from '../world.ts';

/** Returns faults of a whole history at its end: logs, folds, rows and reservations (P14, P19, E01, E04, P21). */
export function faultsAtTheEnd(world: World): string[] {
  const claimed = new Map<string, string>();
  const faults: string[] = [];
  for (const [machine, aggregateType] of Object.entries(aggregateTypes)) {
    for (const aggregate of world.all(machine)) {
      const log = world.log(machine, aggregate.id);
      const again = replay(aggregateType, aggregate.id, log);
      const key = `${machine}/${aggregate.id}`;
      if (again.differences.length > 0) faults.push(`P14 ${key}: ${JSON.stringify(again.differences[0])}`);
      if (!isDeepStrictEqual(again.aggregate, aggregate)) faults.push(`P14 ${key} is not what its events make it`);
      if (log.some(({ version }, index) => version !== index + 1)) faults.push(`E01 ${key} has a gap`);
      if (log.some(({ at }, index) => index > 0 && at < (log[index - 1]?.at ?? '')))
        faults.push(`P19 ${key} goes back`);
      if (log.some((event) => event.machineHash !== machineHash(machine)))
        faults.push(`E05 ${key} names another machine`);
      const row = aggregateType.rowSchema.safeParse(aggregateType.row(aggregate));
      if (!row.success) faults.push(`E04 ${key} has a row that does not fit: ${row.error.issues[0]?.message}`);
      for (const reservation of aggregateType.reservations(aggregate)) {
        const name = nameOf(reservation);
        if (claimed.has(name)) faults.push(`P21 ${name} is held by ${claimed.get(name)} and ${key}`);
        claimed.set(name, key);
      }
    }
  }
  const kept = world.reservations();
  if (kept.size !== claimed.size || [...kept].some(([name, holder]) => claimed.get(name) !== holder))
    faults.push('P21 the claims kept are not those the lives make');
  return faults;
}
