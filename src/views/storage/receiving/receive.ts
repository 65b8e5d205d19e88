import { page } from '#services/page.ts';
import { intend, propose, type Verdict } from '#services/propose.ts';
import { readStream } from '#services/streams.ts';

/** Result of opening a shipment for scanning: the scan to go on with, or what stands against it. */
type Received =
  | { readonly kind: 'open'; readonly session: string }
  | {
      readonly kind: 'refused';
      readonly machine: 'shipment' | 'arrivalScan';
      readonly event: string;
      readonly verdict: Verdict;
    };

const ask = async (
  machine: 'shipment' | 'arrivalScan',
  id: string | null,
  event: { readonly type: string; readonly [field: string]: unknown },
): Promise<Verdict | undefined> => (await propose([intend(machine, id, event)]))[0];

const isTaken = (verdict: Verdict | undefined): verdict is Verdict =>
  verdict?.status === 'accepted' || verdict?.status === 'duplicate';

/** True if the document says that the goods are not here yet. */
export const isUnderWay = async (shipment: string): Promise<boolean> =>
  (await readStream('shipment', shipment)).row.state !== 'received';

/** Receives a shipment unless that was done, and opens its scan or goes on with the open one. */
export async function receive(shipment: string): Promise<Received> {
  const { records } = await page('arrivalScan', {
    pageNum: 1,
    pageSize: 1,
    filters: [
      { field: 'shipment', op: 'eq', value: shipment },
      { field: 'state', op: 'eq', value: 'open' },
    ],
  });
  if (records[0]) return { kind: 'open', session: records[0].id };
  if (await isUnderWay(shipment)) {
    const received = await ask('shipment', shipment, { type: 'shipment.received' });
    if (received && !isTaken(received))
      return { kind: 'refused', machine: 'shipment', event: 'shipment.received', verdict: received };
  }
  const opened = await ask('arrivalScan', null, { type: 'arrivalScan.opened', shipment });
  if (isTaken(opened) && opened.id) return { kind: 'open', session: opened.id };
  if (!opened) throw new Error(`No verdict for ${shipment}`);
  return { kind: 'refused', machine: 'arrivalScan', event: 'arrivalScan.opened', verdict: opened };
}
