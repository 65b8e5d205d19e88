import type pg from 'pg';
import type { ProcessMiningFilter } from '#calls/processMining.ts';
import type { Actor } from '#machines/kit/actor.ts';
import { declaresVoid, epcisOf, PHYSICAL } from '#instruments/processMining/epcis/index.ts';
import { epcisFrame } from '#instruments/processMining/epcis/format.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { ocelOf } from '#instruments/processMining/ocel/index.ts';
import { mayRead, visibleTo } from '../../access.ts';
import { closedTo, dataWithout, type ClosedSeals } from '../../seals.ts';
import { historyOf, loggedEvent } from '../../store/history.ts';
import { streamKey } from '../../store/streamName.ts';
import type { LoggedEvent } from '../../store/record.ts';
import { binding, stepsWhere, type Bind } from './filter.ts';

/** Maximum number of events in one file, for the tools that read it and for the time to write it. */
export const EXPORT_MOST = 50_000;
const PAGE = 2000;

/** The export has more events than one file can hold. */
export class TooManyEvents extends Error {
  readonly count: number;

  constructor(count: number) {
    super(`${count} events`);
    this.count = count;
  }
}

/** Events to export: those that pass a filter, of all records or of one. */
interface Selection {
  readonly filter: ProcessMiningFilter;
  readonly of: { readonly machine: string; readonly id: string } | null;
}

/** Condition for the steps `s` of a machine that belong to one record: its own, and those by which a bag or vehicle takes or gives up a parcel. */
function ofOne(machine: string, of: Selection['of'], bind: Bind): string {
  if (of === null) return '';
  if (machine === of.machine) return ` and s.life = ${bind(of.id)}`;
  if (of.machine !== 'order') return ' and false';
  const parcel = bind(of.id);
  return ` and s.life in (select e.data ->> ${bind(machine)} from events e where e.machine = 'order' and e.id = ${parcel})
    and exists (select from events e where e.machine = s.machine and e.id = s.life and e.version = s.version
      and e.data ->> 'order' = ${parcel})`;
}

/** Selects the numbers of the events of some machines that are selected. */
const numbers = (actor: Actor, machines: readonly string[], { filter, of }: Selection, bind: Bind): string =>
  machines
    .map(
      (machine) =>
        `select distinct s.number from steps s where ${stepsWhere(actor, machine, filter, bind)}${ofOne(machine, of, bind)}`,
    )
    .join(' union all ');

/** Throws if one file cannot hold the events. */
async function mustFit(pool: pg.Pool, actor: Actor, machines: readonly string[], selection: Selection): Promise<void> {
  const { values, bind } = binding();
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from (${numbers(actor, machines, selection, bind)}) found`,
    values,
  );
  const count = rows[0]?.count ?? 0;
  if (count > EXPORT_MOST) throw new TooManyEvents(count);
}

/** Yields the selected events, in order and page by page, as the actor may see them. */
async function* eventsOf(
  pool: pg.Pool,
  actor: Actor,
  machines: readonly string[],
  selection: Selection,
): AsyncGenerator<LoggedEvent> {
  const closed = new Map<string, ClosedSeals>();
  for (let after = 0; ;) {
    const { values, bind } = binding();
    const { rows } = await pool.query<Parameters<typeof loggedEvent>[0] & { number: number }>(
      `select e.*, n.sequence as number from (${numbers(actor, machines, selection, bind)}) found
       join log_sequence n on n.sequence = found.number join events e using (position)
       where found.number > ${bind(after)} order by n.sequence limit ${PAGE}`,
      values,
    );
    for (const row of rows) {
      const event = loggedEvent(row);
      const aggregateType = aggregateTypes[event.machine];
      const key = streamKey(event);
      if (aggregateType && aggregateType.seals.length > 0 && !closed.has(key))
        closed.set(key, closedTo(actor, aggregateType, await historyOf(pool, event)));
      yield { ...event, data: visibleTo(actor, event, dataWithout(closed.get(key) ?? new Map(), event)) };
    }
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.number;
  }
}

type Asking = readonly [pool: pg.Pool, actor: Actor];

/** Writes an object-centric event log (OCEL 2.0) of one machine's matching events. */
export async function ocelFile(
  ...[pool, actor, machine, filter]: readonly [...Asking, string, ProcessMiningFilter]
): Promise<string> {
  const selection = { filter, of: null };
  await mustFit(pool, actor, [machine], selection);
  const events: LoggedEvent[] = [];
  for await (const event of eventsOf(pool, actor, [machine], selection)) events.push(event);
  return JSON.stringify(ocelOf(events));
}

/** Writes the selected events of parcels, bags and vehicles as an EPCIS document, in chunks. */
export async function epcisFile(
  ...[pool, actor, selection, at]: readonly [...Asking, Selection, string]
): Promise<AsyncGenerator<string>> {
  const machines = PHYSICAL.filter((machine) => aggregateTypes[machine] && mayRead(actor, aggregateTypes[machine]));
  await mustFit(pool, actor, machines, selection);
  const [head = '', tail = ''] = JSON.stringify(epcisFrame(at)).split('[]');
  return (async function* () {
    yield `${head}[`;
    let joint = '\n';
    for await (const event of eventsOf(pool, actor, machines, selection)) {
      const history = declaresVoid(event) ? await historyOf(pool, event) : [];
      for (const line of epcisOf(event, history)) {
        yield `${joint}${JSON.stringify(line)}`;
        joint = ',\n';
      }
    }
    yield `\n]${tail}\n`;
  })();
}
