import type { DemoCommand, DemoContext } from './demoContext.ts';

type Row = Readonly<Record<string, unknown>>;
type Data = NonNullable<DemoCommand['data']>;

/** Proposes the commands of one branch's warehouse, half a minute apart, starting some hours ago. */
function warehouseShift({ propose, before }: DemoContext, city: string, hoursAgo: number) {
  let steps = 0;
  const proposeNext = (command: Omit<DemoCommand, 'at'>) => {
    steps += 1;
    return propose({ ...command, at: before(0, Math.max(0, hoursAgo - steps / 120)) });
  };
  const by = { clerk: `clerk.${city}`, leader: `manager.${city}` } as const;
  const begin = async (who: keyof typeof by, machine: string, type: string, data: Data): Promise<string> => {
    const { id } = await proposeNext({ by: by[who], machine, type: `${machine}.${type}`, data });
    return id ?? '';
  };
  const step = (who: keyof typeof by, machine: string, id: string, type: string, data: Data = {}) =>
    proposeNext({ by: by[who], machine, id, type: `${machine}.${type}`, data });
  return { begin, step };
}

/** Returns the parcels that an aggregate lists, each with its present problem. */
async function parcelsOf({ pool }: DemoContext, machine: string, id: string): Promise<readonly Row[]> {
  const { rows } = await pool.query<{ parcel: Row }>(
    `select listed.value || jsonb_build_object('order', listed.key, 'exception', row_order.exception, 'request', row_order.row -> 'request') as parcel
     from streams, jsonb_each(context -> 'parcels') as listed join row_order on row_order.id = listed.key
     where streams.machine = $1 and streams.id = $2 order by listed.key`,
    [machine, id],
  );
  return rows.map(({ parcel }) => parcel);
}

/** Returns the labels to scan for a parcel: one for each of its pieces. */
const labelsOf = ({ order, pieces }: Row): string[] =>
  pieces === 1
    ? [String(order)]
    : Array.from({ length: Number(pieces) }, (_, piece) => `${String(order)}-${piece + 1}`);

/** Returns whether a parcel is in stock without an open request or problem. */
const isOnTheFloor = ({ where, exception, request }: Row): boolean =>
  exception === 'none' &&
  request === 'none' &&
  ['warehoused', 'inStorage', 'sorted'].includes(String((where as Row)['state']));

/** Plays a finished count (most scanned, one found later, one adjusted by two people), and two that never began. */
async function playCounts(demo: DemoContext): Promise<void> {
  const { begin, step } = warehouseShift(demo, 'naypyitaw', 20);
  const ended = await begin('leader', 'inventoryTask', 'planned', { branch: 'NPT', remark: 'Weekly count' });
  await step('leader', 'inventoryTask', ended, 'started');
  const listed = await parcelsOf(demo, 'inventoryTask', ended);
  const [missing] = listed.filter(isOnTheFloor);
  const [later, ...others] = listed.filter((parcel) => parcel !== missing);
  for (const barcode of others.flatMap(labelsOf)) await step('clerk', 'inventoryTask', ended, 'scanned', { barcode });
  if (later) {
    const remark = 'Behind the scales, label torn';
    await step('clerk', 'inventoryTask', ended, 'foundLater', { order: later['order'], remark });
  }
  if (missing) {
    const order = String(missing['order']);
    const reason = 'Neither on its shelf nor on the floor';
    await step('clerk', 'order', order, 'adjustmentRequested', { finding: 'missing', count: ended, reason });
    await step('leader', 'order', order, 'stockMissing', { count: ended });
  }
  await step('leader', 'inventoryTask', ended, 'ended', { remark: 'One parcel is missing' });
  const cancelled = await begin('leader', 'inventoryTask', 'planned', { branch: 'NPT' });
  await step('leader', 'inventoryTask', cancelled, 'cancelled', { reason: 'Counted this morning already' });
  await begin('leader', 'inventoryTask', 'planned', { branch: 'NPT', remark: 'Month end' });
}

/** Plays a running count, which locks Lashio. */
async function playRunningCount(demo: DemoContext): Promise<void> {
  const { begin, step } = warehouseShift(demo, 'lashio', 1);
  const running = await begin('leader', 'inventoryTask', 'planned', { branch: 'LSH', remark: 'Month end' });
  await step('leader', 'inventoryTask', running, 'started');
  const listed = await parcelsOf(demo, 'inventoryTask', running);
  for (const barcode of listed.slice(0, listed.length / 2).flatMap(labelsOf)) {
    await step('clerk', 'inventoryTask', running, 'scanned', { barcode });
  }
  const missing = listed.slice(listed.length / 2).find(isOnTheFloor);
  if (!missing) return;
  const doubt = { finding: 'missing', count: running, reason: 'Not where it was put yesterday' };
  await step('clerk', 'order', String(missing['order']), 'adjustmentRequested', doubt);
}

/** Plays warehousing sessions: one abandoned, one finished, and one of each kind still open. */
async function playSessions(demo: DemoContext): Promise<void> {
  const { begin, step } = warehouseShift(demo, 'yangon', 10);
  const open = (kind: string, remark: string) =>
    begin('clerk', 'storageScan', 'opened', { branch: 'YGN', kind, remark });
  const abandoned = await open('pickup', 'Noon round');
  await step('clerk', 'storageScan', abandoned, 'abandoned', { reason: 'Power cut' });

  const night = await open('transport', 'Night vehicle');
  for (const parcel of await parcelsOf(demo, 'storageScan', night)) {
    if (parcel['exception'] === 'none') {
      for (const barcode of labelsOf(parcel)) await step('clerk', 'storageScan', night, 'scanned', { barcode });
    } else {
      const reason = 'Not among what came';
      await step('clerk', 'storageScan', night, 'missingMarked', { order: parcel['order'], reason });
    }
  }
  await step('clerk', 'storageScan', night, 'finished');
  await open('transport', 'Morning vehicle');

  const evening = await open('pickup', 'Evening round');
  const waiting = await parcelsOf(demo, 'storageScan', evening);
  const first = (group: string) => waiting.find((one) => one['group'] === group && one['exception'] === 'none');
  const [stored, marked, postponed] = ['pendingWarehousing', 'pendingDelivery', 'pendingCollection'].map(first);
  for (const barcode of stored ? labelsOf(stored) : []) {
    await step('clerk', 'storageScan', evening, 'scanned', { barcode });
  }
  const mark = async (type: string, parcel: Row | undefined, reason: string) => {
    if (parcel) await step('clerk', 'storageScan', evening, type, { order: parcel['order'], reason });
  };
  await mark('reasonMarked', marked, 'Nobody at home');
  await mark('collectionPostponed', postponed, 'Shop was closed');
}

/** Plays scans of arrived shipments: one abandoned, one finished, one running. */
async function playArrivals(demo: DemoContext): Promise<void> {
  const coming = (await demo.rowsIn('shipment', 'shippedOut', 500)).filter((row) => row['toBranch'] === 'MDY');
  const { begin, step } = warehouseShift(demo, 'mandalay', 1 / 4);
  for (const [place, { id: shipment }] of coming.slice(0, 3).entries()) {
    await step('clerk', 'shipment', String(shipment), 'received');
    const id = await begin('clerk', 'arrivalScan', 'opened', { shipment });
    if (place === 0) await step('clerk', 'arrivalScan', id, 'abandoned', { reason: 'Rain; unloading goes on later' });
    if (place === 1) await step('clerk', 'arrivalScan', id, 'finished', { reason: 'Not on the vehicle' });
  }
}

/** Plays counts, warehousing sessions and scans upon arrival in every state. */
export async function storage(demo: DemoContext): Promise<void> {
  await playArrivals(demo);
  await playSessions(demo);
  await playCounts(demo);
  await playRunningCount(demo);
}
