import type pg from 'pg';
import { streamKey, type StreamName } from '../store/streamName.ts';
import { chained, CHAIN_BEGINNING } from './chain.ts';
import type { KeptCheckpoint } from './checkpointFile.ts';

/** A fault at a place of the log, with its reason. */
export interface Fault {
  /** `order/SL000000015MM event 3`, or `number 17 of the log`. */
  readonly place: string;
  readonly what: string;
}

/** Data of an event that were stored when it was numbered, and the event that is at its position now. */
interface NumberedEvent extends StreamName {
  readonly sequence: number;
  readonly tx: string;
  readonly version: number;
  readonly hash: Buffer;
  readonly chain: Buffer;
  readonly in_order: boolean;
  readonly now_tx: string | null;
  readonly now_machine: string;
  readonly now_id: string;
  readonly now_version: number;
  readonly now_hash: string;
}

const PAGE = 5000;

const eventPlace = (event: StreamName & { readonly version: number }): string =>
  `${streamKey(event)} event ${event.version}`;
const numberPlace = (sequence: number): string => `number ${sequence} of the log`;

/**
 * Checks the log as one sequence. No number is missing, each has the event that it was given to, in the order of the
 * log, with the stored chain. No event among them lacks a number. Checkpoints of the database and of the operator's
 * file agree.
 */
export async function sequenceFaults(
  client: pg.ClientBase,
  published: readonly KeptCheckpoint[],
): Promise<{ readonly numbered: number; readonly faults: readonly Fault[] }> {
  const faults: Fault[] = [];
  const chainsBySize = new Map<number, { chain: string; where: string }[]>();
  const own = await client.query<{ sequence: number; chain: string }>(
    `select sequence, encode(chain, 'hex') as chain from checkpoints order by sequence`,
  );
  const checkpoints = [
    ...own.rows.map((point) => ({ ...point, where: 'the checkpoint of the database' })),
    ...published.map((point) => ({ ...point, where: 'the checkpoint in CHECKPOINT_FILE' })),
  ];
  for (const { sequence, chain, where } of checkpoints)
    chainsBySize.set(sequence, [...(chainsBySize.get(sequence) ?? []), { chain, where }]);

  let end = 0;
  let chain = CHAIN_BEGINNING;
  let agreed = 0;
  for await (const event of numberedEvents(client)) {
    const { sequence } = event;
    if (sequence !== end + 1)
      faults.push({ place: numberPlace(end + 1), what: `missing: the next number is ${sequence}` });
    else if (!chained(chain, sequence, event.hash).equals(event.chain))
      faults.push({ place: eventPlace(event), what: `altered: the chain breaks at number ${sequence}` });
    const reason = eventFault(event);
    if (reason !== null) faults.push({ place: eventPlace(event), what: reason });
    const [disagreement] = (chainsBySize.get(sequence) ?? []).filter(
      (point) => point.chain !== event.chain.toString('hex'),
    );
    if (disagreement)
      faults.push({
        place: `numbers ${agreed + 1} to ${sequence} of the log`,
        what: `altered: ${disagreement.where} has a different chain`,
      });
    else if (chainsBySize.has(sequence)) agreed = sequence;
    end = sequence;
    chain = event.chain;
  }
  for (const [sequence, [point]] of chainsBySize) {
    if (sequence > end && point)
      faults.push({
        place: numberPlace(end + 1),
        what: `missing: the log ends here, but ${point.where} is at ${sequence}`,
      });
  }
  return { numbered: end, faults: [...faults, ...(await unnumberedFaults(client))] };
}

async function* numberedEvents(client: pg.ClientBase): AsyncGenerator<NumberedEvent> {
  let after = 0;
  for (;;) {
    const { rows } = await client.query<NumberedEvent>({
      name: 'ledger-numbers',
      text: `select n.sequence, n.tx::text as tx, n.machine, n.id, n.version, n.hash, n.chain,
          coalesce((n.tx, n.position) > (before.tx, before.position), true) as in_order,
          e.tx::text as now_tx, e.machine as now_machine, e.id as now_id, e.version as now_version, e.hash as now_hash
        from log_sequence n
        left join log_sequence before on before.sequence = n.sequence - 1
        left join events e on e.position = n.position
        where n.sequence > $1 order by n.sequence limit ${PAGE}`,
      values: [after],
    });
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.sequence;
  }
}

function eventFault(event: NumberedEvent): string | null {
  const { sequence } = event;
  if (event.now_tx === null) return `missing: it has number ${sequence} of the log`;
  if (event.now_machine !== event.machine || event.now_id !== event.id || event.now_version !== event.version)
    return `altered: number ${sequence} is now ${event.now_machine}/${event.now_id} event ${event.now_version}`;
  if (event.now_tx !== event.tx || !event.in_order) return `altered: number ${sequence} is out of order`;
  return event.now_hash === event.hash.toString('hex')
    ? null
    : `altered: not the event that was given number ${sequence} of the log`;
}

/** Finds events without a number among the numbered ones: they were inserted afterwards. */
async function unnumberedFaults(client: pg.ClientBase): Promise<readonly Fault[]> {
  const { rows } = await client.query<StreamName & { version: number }>(
    `select machine, id, version from events e
     where (e.tx, e.position) < (select n.tx, n.position from log_sequence n order by n.sequence desc limit 1)
       and not exists (select from log_sequence n where n.position = e.position)
     order by e.tx, e.position`,
  );
  return rows.map((event) => ({
    place: eventPlace(event),
    what: 'inserted: it is placed before earlier events',
  }));
}
