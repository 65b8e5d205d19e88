import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { labelOf } from '#i18n/issueValues.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { system, type Actor } from '#machines/kit/actor.ts';
import { meaningOf } from '#machines/kit/meaning.ts';
import { beyondReach, namedRecords, type ReadNamed } from '#machines/kit/reference.ts';
import { uploadFieldOf } from '#machines/kit/upload.ts';
import { recordNamed, referenceNamed, referenceTo } from '#machines/fields/references.ts';
import { shipment } from '#machines/shipment/index.ts';
import { wordsOf } from '../../../server/http/language.ts';

interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly shape?: z.ZodRawShape;
  readonly keyType?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
}

interface Field {
  readonly event: string;
  readonly path: readonly string[];
  readonly schema: z.ZodString;
}

/** Every text of a payload, at any depth; an entry of a list has the name `0`. */
function textsIn(event: string, schema: z.ZodType, path: readonly string[] = []): Field[] {
  if (uploadFieldOf(schema)) return [];
  const { type, innerType, element, shape, keyType, valueType, options } = (schema as { def: Definition }).def;
  if (type === 'string') return [{ event, path, schema: schema as z.ZodString }];
  if (innerType) return textsIn(event, innerType, path);
  if (element) return textsIn(event, element, [...path, '0']);
  const inner = [...Object.entries(shape ?? {}), ['key', keyType], ['value', valueType]] as const;
  return [
    ...inner.flatMap(([name, one]) => (one ? textsIn(event, one as z.ZodType, [...path, name]) : [])),
    ...(options ?? []).flatMap((one) => textsIn(event, one, path)),
  ];
}

/** The texts of all events that a person may propose. */
const texts = Object.values(aggregateTypes).flatMap(({ events }) =>
  Object.entries(events).flatMap(([event, { payload, systemOnly }]) => (systemOnly ? [] : textsIn(event, payload))),
);

const nameOf = ({ path }: Field): string => path.findLast((part) => part !== '0') ?? '';
const MOST_OF_AN_ID = { from: 64, to: 80 };

/** True for a text with the shape of an id, or with the name of a field that refers to a record. */
const isIdentifier = (field: Field): boolean => {
  const { minLength, maxLength } = field.schema;
  const longest = maxLength ?? 0;
  if (minLength === 1 && longest >= MOST_OF_AN_ID.from && longest <= MOST_OF_AN_ID.to) return true;
  const name = nameOf(field);
  return longest <= MOST_OF_AN_ID.to && (recordNamed(name) ?? referenceNamed(name)) !== undefined;
};

const markOf = ({ schema }: Field) => meaningOf(schema);
const placeOf = ({ event, path }: Field): string => `${event} ${path.join('.')}`;

const identifiers = texts.filter(isIdentifier);
const specOf = (event: string) => aggregateTypes[event.slice(0, event.indexOf('.'))]?.events[event];

/** A payload with one text alone, and what is beside it where the reference depends on that. */
const payloadWith = (field: Field, id: string): unknown => {
  const { where } = markOf(field);
  let value: unknown = id;
  for (const name of field.path.toReversed()) value = name === '0' ? [value] : { [name]: value };
  return where ? { ...(value as object), [where[0]]: where[1] } : value;
};

const judged = identifiers.filter((field) => namedRecords(specOf(field.event), payloadWith(field, 'X')).length > 0);

const clerk: Actor = { ...system, kind: 'person', id: 'S1', branch: 'MDY', scope: ['MDY'] };
const between = (fromBranch: string, toBranch: string) => ({
  aggregateType: shipment,
  aggregate: {
    id: 'SHP1',
    version: 1,
    states: {},
    remembered: {},
    context: { ...(shipment.initial as object), fromBranch, toBranch },
  },
});
const own = between('MDY', 'YGN');
const foreign = between('YGN', 'NPT');

describe('an identifier in a payload', () => {
  test('an identifier in a payload is marked with the record type that it names, or as one that names none', () => {
    const unmarked = identifiers.filter((field) => {
      const { refersTo, reach, namesNoRecord } = markOf(field);
      return refersTo === undefined && reach === undefined && namesNoRecord !== true;
    });
    expect(unmarked.map(placeOf)).toEqual([]);
    expect(identifiers.length).toBeGreaterThan(150);
  });

  test('an identifier in a payload is left to other judges only in the events listed here', () => {
    const left = identifiers.filter((field) => markOf(field).reach !== undefined);
    expect([...new Set(left.map((field) => `${placeOf(field)}: ${markOf(field).reach}`))].toSorted()).toEqual([
      'arrivalScan.scanned barcode: atHand',
      'inventoryTask.scanned barcode: atHand',
      'package.extraFound order: atHand',
      'shipment.itemArrived item: byRule',
      'shipment.itemFound item: byRule',
      'shipment.itemLossReported item: byRule',
      'shipment.itemLost item: byRule',
      'shipment.itemMarkedNotArrived item: byRule',
      'shipment.itemMarkedShort item: byRule',
      'storageScan.scanned barcode: atHand',
      'webhook.deliverySentAgain delivery: byRule',
    ]);
  });

  test('an identifier in a payload that names a record with a data scope is judged', () => {
    const open = [
      'branch',
      'area',
      'station',
      'question',
      'department',
      'carrier',
      'role',
      'menu',
      'addressCode',
      'car',
    ];
    const unjudged = identifiers.filter((field) => {
      const { refersTo } = markOf(field);
      return refersTo !== undefined && !open.includes(refersTo) && !judged.includes(field);
    });
    expect(unjudged.map(placeOf)).toEqual([]);
    // All have no branches, except cars, which return from the branches that they drive to.
    for (const type of open.filter((one) => one !== 'area' && one !== 'car')) {
      const found = aggregateTypes[type];
      const context = { ...(found?.initial as object), branch: 'YGN', companyCode: 'YGN' };
      expect(found?.branches(context), type).toEqual([]);
    }
  });

  test.each(judged.map((field) => [placeOf(field), field] as const))(
    'the identifier %s passes if it names an own record, and a foreign record is refused as a missing one',
    (_, field) => {
      const ask = (read: ReadNamed, actor: Actor = clerk) =>
        beyondReach(specOf(field.event), { data: payloadWith(field, ' SHP1 '), actor, context: {} }, read);
      expect(ask(() => own)).toEqual([]);
      const refused = ask(() => null);
      expect(refused).toMatchObject([{ id: 'SHP1', field: field.path.join('.') }]);
      expect(ask(() => foreign)).toEqual(refused);
      expect(ask(() => foreign, { ...clerk, scope: 'all' })).toEqual([]);
      expect(ask(() => foreign, { ...clerk, scope: 'all', merchant: 'GOLDEN' })).toEqual(refused);
      expect(ask(() => null, system)).toEqual([]);
    },
  );

  test.each(['en', 'zh'] as const)('a refused identifier in a payload is named in %s', (language) => {
    const words = wordsOf(language);
    const unnamed = judged.filter((field) => {
      const path = field.path.join('.');
      return labelOf(path, field.event.slice(0, field.event.indexOf('.')), words) === path;
    });
    expect([...new Set(unnamed.map(placeOf))]).toEqual([]);
  });
});

describe('an entry of the addressed record', () => {
  const spec = aggregateTypes['storageScan']?.events['storageScan.extraStored'];
  const ask = (context: unknown) =>
    beyondReach(spec, { data: { order: 'SL1' }, actor: clerk, context }, () => foreign).length;

  test('an entry of the addressed record may be named in any data scope, and another foreign record may not', () => {
    expect(ask({ parcels: { SL1: {} } })).toBe(0);
    expect(ask({ parcels: { SL2: {} } })).toBe(1);
    expect(ask({ parcels: [{ order: 'SL1' }] })).toBe(0);
    expect(ask({})).toBe(1);
  });
});

test('a list refuses each of its records by its position', () => {
  const spec = { ...specOf('workOrder.opened'), payload: z.strictObject({ orders: z.array(referenceTo('order')) }) };
  const refused = beyondReach(
    spec as NonNullable<ReturnType<typeof specOf>>,
    { data: { orders: ['A', '', 7, 'B'] }, actor: clerk, context: {} },
    ({ id }) => (id === 'A' ? own : null),
  );
  expect(refused.map(({ field }) => field)).toEqual(['orders.3']);
});
