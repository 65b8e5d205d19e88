import { mayReveal } from '#server/access.ts';
import { form } from '../../support/orders.ts';
import { knock, type Listener } from '../live/wire.ts';
import type { Sweeper, Swept } from './sweeper.ts';
import { get, post } from './request.ts';
import { call } from './call.ts';

/** Opens the socket of an account, in the session of its calls. */
export async function listen({ world }: Swept, account: string): Promise<Listener> {
  const listener = await knock(`ws://${world.server.address}/webSocket/sweep-${await world.staffId(account)}`, {
    authorization: await world.server.tokenOf(account),
  });
  if (typeof listener === 'number') throw new Error(`Refused: ${listener}`);
  return listener;
}

/** The account that opens the records before they change; its socket shows them whole. */
export const OPENER = 'operations';

interface Change {
  readonly machine: string;
  readonly id?: string;
  readonly event: object;
}

const amend = (machine: string, id: string, fields: object): Change => ({
  machine,
  id,
  event: { type: `${machine}.amended`, ...fields },
});

/** Returns changes of records whose rows hold personal data, by the account that makes them. */
async function changesIn({ world }: Swept): Promise<readonly (readonly [account: string, command: Change])[]> {
  const firstOf = async (machine: string, state = 'registered'): Promise<string> => {
    const { rows } = await world.pool.query<{ id: string }>(
      'select id from streams where machine = $1 and states::text like $2 order by id limit 1',
      [machine, `%${state}%`],
    );
    return rows[0]?.id ?? '';
  };
  const serial = (place: number): string => `0925880000${place}`;
  const registers = ['branch', 'addressCode', 'carrier'].map(async (machine, place) =>
    amend(machine, await firstOf(machine), { contactPhone: serial(place) }),
  );
  return [
    ...(await Promise.all(registers)).map((command) => ['admin', command] as const),
    ['admin', amend('staff', await world.staffId('courier.yangon'), { phone: '09258800008' })],
    ['admin', amend('staff', await world.staffId('finance'), { idNumber: '12/KaTaTa(N)777777' })],
    ['admin', amend('appUser', await firstOf('appUser', 'ordinary'), { phone: '09258800007' })],
    ['manager.yangon', { machine: 'order', event: { type: 'order.created', ...form } }],
    ['support', { machine: 'order', event: { type: 'order.created', ...form, payType: 'senderCash' } }],
    ['merchant', { machine: 'order', event: { type: 'order.created', ...form, merchant: 'GOLDEN' } }],
    [
      'support',
      {
        machine: 'userQuestion',
        event: {
          type: 'userQuestion.raised',
          question: await firstOf('question'),
          customer: 'Daw Mya',
          phone: '09258800006',
          text: 'Where is it?',
        },
      },
    ],
  ];
}

/** Makes the changes, each of a record that operations opened before; returns what was refused. */
export async function changeAll(
  swept: Swept,
): Promise<{ readonly count: number; readonly refused: readonly string[] }> {
  const refused: string[] = [];
  const changes = await changesIn(swept);
  for (const [account, { machine, id, event }] of changes) {
    if (id !== undefined) await call(swept.world, OPENER, get(`/api/streams/${machine}/${id}`));
    const commands = [{ key: crypto.randomUUID(), machine, event, ...(id === undefined ? {} : { id }) }];
    const { text } = await call(swept.world, account, post('/api/commands', { commands }));
    if (!text.includes('"accepted"')) refused.push(text);
  }
  return { count: changes.length, refused };
}

interface Heard {
  /** Whole values of records that the account did not open, or without the right. */
  readonly faults: readonly string[];
  /** Number of whole values of opened records. */
  readonly shown: number;
}

/** Searches what a socket was sent for whole values. */
export async function heardBy({ world, search }: Swept, { actor, own }: Sweeper, { texts }: Listener): Promise<Heard> {
  const { rows } = await world.pool.query<{ look: string }>(
    `select distinct machine || '/' || jsonb_array_elements_text(lives) as look from personal_reads where actor_id = $1`,
    [actor.id],
  );
  const looked = new Set(rows.map(({ look }) => look));
  const whole = texts.flatMap(partsOf).flatMap(({ record, content }) =>
    search(content)
      .filter(({ value }) => !own.has(value))
      .map(({ kind, value }) => ({ record, kind, value, isOnRecord: mayReveal(actor) && looked.has(record) })),
  );
  const faults = whole.filter(({ isOnRecord }) => !isOnRecord);
  return {
    faults: faults.map(({ record, kind, value }) => `${record} shows a whole ${kind}: ${value}`),
    shown: whole.length - faults.length,
  };
}

interface Part {
  /** The record that a part of a message is about, as `machine/id`. */
  readonly record: string;
  readonly content: string;
}

function partsOf(text: string): Part[] {
  const { events } = text.startsWith('{') ? (JSON.parse(text) as { events?: { machine: string; id: string }[] }) : {};
  return events
    ? events.map((event) => ({ record: `${event.machine}/${event.id}`, content: JSON.stringify(event) }))
    : [{ record: 'message', content: text }];
}
