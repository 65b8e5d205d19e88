import type { Logged } from '../ocel/index.ts';
import type { EpcisEvent } from './format.ts';
import { AGGREGATIONS, meaningsOf, SIGNATURES, TRANSACTIONS, type Meaning } from './steps.ts';

/** Machines whose aggregates are physical things. */
export const PHYSICAL = ['order', 'package', 'shipment'] as const;

/** Offset of Myanmar's time zone. */
const OFFSET = '+06:30';

const nameOf = (kind: string, id: string): string => `urn:shweli:${kind}:${encodeURIComponent(id)}`;

/** Business steps after which a thing has no place until it arrives. */
const LEAVES: ReadonlySet<string> = new Set(['departing', 'destroying']);

const fieldOf = (data: unknown, field: string): string | null => {
  const value: unknown = data !== null && typeof data === 'object' ? Reflect.get(data, field) : null;
  return typeof value === 'string' && value !== '' ? value : null;
};

function toldOf(event: Logged, { action, bizStep, disposition, set, unset }: Meaning, turn: number) {
  const { machine, id, version, at, occurredAt, actor, type } = event;
  const place = actor.branch === null ? null : { id: nameOf('branch', actor.branch) };
  const document = TRANSACTIONS[type];
  return {
    eventID: `${nameOf('event', `${machine}/${id}@${version}`)}${turn === 0 ? '' : `:${turn}`}`,
    eventTime: occurredAt,
    recordTime: at,
    eventTimeZoneOffset: OFFSET,
    action,
    bizStep,
    ...(disposition !== undefined && { disposition }),
    ...((set || unset) && { persistentDisposition: { ...(set && { set }), ...(unset && { unset }) } }),
    ...(place && { readPoint: place }),
    ...(place && !LEAVES.has(bizStep) && { bizLocation: place }),
    ...(document !== undefined && {
      bizTransactionList: [{ type: document, bizTransaction: nameOf('shipment', id) }],
    }),
  };
}

/** Returns the EPCIS events of a log event: none, one, or two if it also names the thing. */
function eventsOf(event: Logged): readonly EpcisEvent[] {
  const { machine, id, type, operation, data } = event;
  const own = nameOf(machine, id);
  const aggregation = AGGREGATIONS[type];
  if (aggregation) {
    const child = fieldOf(data, aggregation.child);
    return child === null
      ? []
      : [
          {
            type: 'AggregationEvent',
            ...toldOf(event, aggregation.meaning, 0),
            parentID: own,
            childEPCs: [nameOf(aggregation.child, child)],
          },
        ];
  }
  // A closed run of a vehicle confirms the received goods.
  if (type === 'shipment.finished')
    return [
      {
        type: 'TransactionEvent',
        ...toldOf(event, { action: 'ADD', bizStep: 'receiving' }, 0),
        epcList: [own],
        bizTransactionList: [{ type: 'recadv', bizTransaction: own }],
      },
    ];
  return meaningsOf(type, operation).map((meaning, turn) => ({
    type: 'ObjectEvent',
    ...toldOf(event, meaning, turn),
    epcList: [own],
  }));
}

/** Returns true if an event voids another of its aggregate. It is exported only with that one. */
export const declaresVoid = ({ type, machine, operation }: Logged): boolean =>
  type === `${machine}.eventVoided` || (operation === 37 && /Voided/.test(type));

/** Returns the earlier event that a correction voids. */
const voidedIn = (correction: Logged, history: readonly Logged[]): Logged | undefined =>
  correction.operation === 37
    ? history.findLast(
        ({ version, operation }) => version < correction.version && operation !== null && SIGNATURES.has(operation),
      )
    : history.find(({ version }) => version === Reflect.get(Object(correction.data), 'version'));

/**
 * Returns the EPCIS events of one log event, for parcels, bags and vehicles by number, never for people. A correction
 * repeats the voided event under the same id. Only a correction needs `history`.
 */
export function epcisOf(event: Logged, history: readonly Logged[]): readonly EpcisEvent[] {
  if (!declaresVoid(event)) return eventsOf(event);
  const voided = voidedIn(event, history);
  if (!voided) return [];
  return eventsOf(voided).map((epcisEvent) => ({
    ...epcisEvent,
    errorDeclaration: { declarationTime: event.occurredAt, reason: 'did_not_occur' },
  }));
}
