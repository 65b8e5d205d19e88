import Fastify, { type FastifySchemaValidationError } from 'fastify';
import { describe, expect, test } from 'vitest';
import { declaresVoid, epcisOf, PHYSICAL } from '#instruments/processMining/epcis/index.ts';
import { epcisFrame } from '#instruments/processMining/epcis/format.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import type { Logged } from '#instruments/processMining/ocel/index.ts';
import schemaOfGs1 from './EPCIS-JSON-Schema.json' with { type: 'json' };
import { epcisDocument, epcisEvent } from './schema.ts';

const logged = (fields: Partial<Logged> & Pick<Logged, 'type'>): Logged => ({
  machine: fields.type.slice(0, fields.type.indexOf('.')),
  id: 'SL000000015MM',
  version: 3,
  operation: aggregateTypes[fields.type.slice(0, fields.type.indexOf('.'))]?.events[fields.type]?.operation ?? null,
  from: 'collected',
  to: 'warehoused',
  at: '2026-10-01T08:00:05.000Z',
  occurredAt: '2026-10-01T08:00:00.000Z',
  data: {},
  requestedBy: null,
  actor: { id: 'STF000001', branch: 'YGN', merchant: null, onBehalfOf: null },
  ...fields,
});
const told = (type: string, fields: Partial<Logged> = {}, history: readonly Logged[] = []) =>
  epcisOf(logged({ type, ...fields }), history);

const ORDER = 'urn:shweli:order:SL000000015MM';
const YGN = { id: 'urn:shweli:branch:YGN' };

describe('parcels, bags and vehicles as EPCIS', () => {
  test('the EPCIS event of a stored parcel says what, when on both clocks, where and why', () => {
    expect(told('order.warehoused')).toEqual([
      {
        type: 'ObjectEvent',
        eventID: 'urn:shweli:event:order%2FSL000000015MM%403',
        eventTime: '2026-10-01T08:00:00.000Z',
        recordTime: '2026-10-01T08:00:05.000Z',
        eventTimeZoneOffset: '+06:30',
        action: 'OBSERVE',
        bizStep: 'storing',
        readPoint: YGN,
        bizLocation: YGN,
        epcList: [ORDER],
      },
    ]);
  });

  test('a collected parcel is given its label, then accepted, in EPCIS: two events with two ids', () => {
    const events = told('order.collected');
    expect(events.map(({ action, bizStep, disposition }) => [action, bizStep, disposition])).toEqual([
      ['ADD', 'commissioning', 'active'],
      ['OBSERVE', 'accepting', 'active'],
    ]);
    expect(new Set(events.map(({ eventID }) => eventID)).size).toBe(2);
  });

  test('a departed parcel is read in EPCIS where it left, and is nowhere until it arrives', () => {
    expect(told('order.outForDelivery')).toMatchObject([
      { bizStep: 'departing', disposition: 'in_transit', readPoint: YGN },
    ]);
    expect(told('order.outForDelivery')[0]).not.toHaveProperty('bizLocation');
  });

  test.each([
    ['package.orderPacked', 'ADD', 'packing', { order: 'SL1' }, 'urn:shweli:order:SL1'],
    ['package.orderUnpacked', 'DELETE', 'unpacking', { order: 'SL1' }, 'urn:shweli:order:SL1'],
    ['shipment.packageLinked', 'ADD', 'loading', { package: 'PK1' }, 'urn:shweli:package:PK1'],
    ['shipment.orderUnlinked', 'DELETE', 'unloading', { order: 'SL1' }, 'urn:shweli:order:SL1'],
  ])(
    '%s joins or parts items in EPCIS as an AggregationEvent with the action %s',
    (type, action, bizStep, data, child) => {
      const machine = type.slice(0, type.indexOf('.'));
      expect(told(type, { data, id: 'X1' })).toMatchObject([
        { type: 'AggregationEvent', action, bizStep, parentID: `urn:shweli:${machine}:X1`, childEPCs: [child] },
      ]);
      expect(told(type, { data: {} })).toEqual([]);
    },
  );

  test('in EPCIS a vehicle leaves with its bill of lading, and its run is closed with a receiving advice', () => {
    expect(told('shipment.shippedOut', { id: 'S1' })).toMatchObject([
      { type: 'ObjectEvent', bizTransactionList: [{ type: 'bol', bizTransaction: 'urn:shweli:shipment:S1' }] },
    ]);
    expect(told('shipment.finished', { id: 'S1' })).toMatchObject([
      { type: 'TransactionEvent', action: 'ADD', bizTransactionList: [{ type: 'recadv' }] },
    ]);
  });

  test('short and misdirected parcels are marked in EPCIS until somebody clears them', () => {
    expect(told('order.markedShort')).toMatchObject([{ persistentDisposition: { set: ['mismatch_quantity'] } }]);
    expect(told('order.exceptionCleared')).toMatchObject([
      { persistentDisposition: { unset: ['mismatch_quantity', 'mismatch_instance'] } },
    ]);
  });

  test.each([
    ['order.created'],
    ['order.modified'],
    ['order.signPaid'],
    ['order.discardRequested'],
    ['order.lossReported'],
    ['order.collectedCancelRefused'],
    ['order.signVoidRequested'],
    ['package.labelPrinted'],
    ['shipment.created'],
  ])('the event %s records no movement in EPCIS', (type) => {
    expect(told(type)).toEqual([]);
  });

  test('an event declared void is exported to EPCIS again under its id, with the declaration', () => {
    const stored = logged({ type: 'order.warehoused', version: 2 });
    const correction = logged({ type: 'order.eventVoided', version: 5, data: { version: 2 } });
    expect(declaresVoid(correction)).toBe(true);
    const [again] = epcisOf(correction, [stored, correction]);
    expect(again).toEqual({
      ...epcisOf(stored, [])[0],
      errorDeclaration: { declarationTime: correction.occurredAt, reason: 'did_not_occur' },
    });
    expect(epcisOf(correction, [])).toEqual([]);
  });

  test('a cancelled signature declares the last signature void in EPCIS, not an earlier one', () => {
    const history = [
      logged({ type: 'order.signed', version: 2 }),
      logged({ type: 'order.signed', version: 4 }),
      logged({ type: 'order.signed', version: 8 }),
    ];
    const events = told('order.signVoidedToBranch', { version: 6 }, history);
    expect(events.map(({ eventID }) => eventID)).toEqual(['urn:shweli:event:order%2FSL000000015MM%404']);
  });
});

/** Returns what the schema of GS1 has against a document; none for a valid one. */
async function faultsBySchema(document: object): Promise<string[]> {
  const customOptions = {
    strict: false,
    coerceTypes: false,
    removeAdditional: false,
    useDefaults: false,
    allErrors: true,
  } as const;
  const app = Fastify({ ajv: { customOptions } });
  app.post('/', { schema: { body: schemaOfGs1 }, attachValidation: true }, ({ validationError }) =>
    (validationError?.validation ?? []).map(
      ({ instancePath, message }: FastifySchemaValidationError) => `${instancePath} ${message}`,
    ),
  );
  const { statusCode, body } = await app.inject({ method: 'POST', url: '/', payload: document });
  await app.close();
  expect(statusCode).toBe(200);
  return JSON.parse(body) as string[];
}

describe('the standard', () => {
  const everything = PHYSICAL.flatMap((machine) =>
    Object.keys(aggregateTypes[machine]?.events ?? {}).flatMap((type) =>
      told(type, { data: { order: 'SL000000023MM', package: 'PK00000007', version: 1 } }, [
        logged({ type: 'order.warehoused', version: 1 }),
      ]),
    ),
  );

  test('every event of every machine keeps the EPCIS standard', () => {
    expect(everything.length).toBeGreaterThan(50);
    for (const event of everything) expect(epcisEvent.safeParse(event).error?.issues ?? []).toEqual([]);
    const document = { ...epcisFrame('2026-10-02T00:00:00.000Z'), epcisBody: { eventList: everything } };
    expect(epcisDocument.safeParse(document).error?.issues ?? []).toEqual([]);
  });

  test('a document of every event is valid by the EPCIS schema that GS1 publishes', async () => {
    const document = { ...epcisFrame('2026-10-02T00:00:00.000Z'), epcisBody: { eventList: everything } };
    expect(await faultsBySchema(document)).toEqual([]);
    const [first] = everything;
    for (const wrong of [
      { ...first, bizStep: 'moved' },
      { ...first, eventTimeZoneOffset: '6:30' },
      { ...first, eventTime: 'noon' },
    ])
      expect(await faultsBySchema({ ...document, epcisBody: { eventList: [wrong] } })).not.toEqual([]);
    expect(await faultsBySchema({ ...document, schemaVersion: undefined })).not.toEqual([]);
  });

  test.each([
    ['a step that is none', { bizStep: 'moved' }],
    ['a time without its offset', { eventTimeZoneOffset: '6:30' }],
    ['an id that is no URI', { eventID: 'event 3' }],
    ['a field of our own', { staff: 'STF000001' }],
    ['nothing that it happened to', { epcList: [] }],
  ])('the EPCIS standard is not kept by %s', (_, wrong) => {
    expect(epcisEvent.safeParse({ ...told('order.warehoused')[0], ...wrong }).success).toBe(false);
  });

  test('an EPCIS event contains no person: neither who did it nor what was typed', () => {
    const text = JSON.stringify(
      told('order.damageReported', {
        data: { reason: 'U Tin dropped it, 09250333444' },
        actor: { id: 'STF000001', branch: 'YGN', merchant: 'MER01', onBehalfOf: 'STF000002' },
      }),
    );
    expect(text).not.toMatch(/STF|U Tin|0925|MER01/);
  });
});
