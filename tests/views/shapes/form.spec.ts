import { describe, expect, test } from 'vitest';
import { courierCash } from '#machines/courierCash/index.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import { proof } from '#machines/fields.ts';
import { order } from '#machines/order/index.ts';
import { shipment } from '#machines/shipment/index.ts';
import { workOrder } from '#machines/workOrder/index.ts';
import { instantOf, localOf } from '#views/shapes/fields/localTime.ts';
import { fieldInfo, fieldsOf } from '#views/shapes/fields/kind.ts';
import { MEASURES, readMeasure, writeMeasure } from '#views/shapes/fields/measures.ts';
import { payloadOf, valueAt, withValue } from '#views/shapes/form/draft.ts';
import { judge } from '#views/shapes/form/judge.ts';

const AFTERNOON = '2026-11-21T06:00:00.000Z';
const MORNING = '2026-11-21T05:00:00.000Z';

const judged = (data: Readonly<Record<string, unknown>>, at = MORNING, known = {}) =>
  judge({
    aggregateType: order,
    aggregate: notCreated(order, ''),
    type: 'order.created',
    data,
    at,
    lookups: known,
  }).map(({ rule, field }) => `${field}: ${rule}`);

describe('a half-filled form', () => {
  test('applies the rules of the filled fields, and only those', () => {
    const reasons = judged({ source: 'staffApp', insureAmount: 100_00 });
    expect(reasons).toContain('insureAmount: order.insuredWithinLimits');
    expect(reasons).toContain('goodsName: invalid.invalid_type');
    expect(reasons).not.toContain('lengthMm: order.volumeUnderTenCubicMetres');
    expect(judged({ lengthMm: 10_000, widthMm: 1000, heightMm: 1000 })).toContain(
      'lengthMm: order.volumeUnderTenCubicMetres',
    );
  });

  test('uses the hour of Yangon: urgent before noon', () => {
    expect(judged({ orderType: 'urgent' })).not.toContain('orderType: order.urgentBeforeNoon');
    expect(judged({ orderType: 'urgent' }, AFTERNOON)).toContain('orderType: order.urgentBeforeNoon');
  });

  test('uses the lookups it has, and leaves the others to the server', () => {
    const branches = { originBranch: 'YGN', destinationBranch: 'MDY' };
    const open = { id: 'YGN', country: 'MM', city: 'A', enabled: true };
    const closed = { ...open, id: 'MDY', enabled: false };
    const refusal = 'destinationBranch: order.branchesServe';
    expect(judged(branches)).not.toContain(refusal);
    expect(judged(branches, MORNING, { places: { origin: open, destination: closed } })).toContain(refusal);
  });
});

describe('what is typed', () => {
  test.each([
    ['1,200.5', 'MMK', 120_050],
    ['.5', 'MMK', 50],
    ['1.255', 'MMK', Number.NaN],
    ['1.25', 'grams', 1250],
    ['0.0001', 'grams', Number.NaN],
    ['32.5', 'millimetres', 325],
    ['3', 'number', 3],
    ['3.5', 'number', Number.NaN],
    ['-1', 'number', Number.NaN],
    ['abc', 'MMK', Number.NaN],
    ['', 'MMK', null],
  ] as const)('%s as %s is %s', (typed, measure, stored) => {
    expect(readMeasure(typed, MEASURES[measure])).toBe(stored);
  });

  test('is written back as people write it', () => {
    expect(writeMeasure(120_050, MEASURES.MMK)).toBe('1200.50');
    expect(writeMeasure(1250, MEASURES.grams)).toBe('1.25');
    expect(writeMeasure(undefined, MEASURES.MMK)).toBe('');
  });

  test("is Yangon's time", () => {
    expect(localOf('2026-11-21T03:00:00.000Z')).toBe('2026-11-21T09:30:00');
    expect(instantOf('2026-11-21T09:30:00')).toBe('2026-11-21T03:00:00.000Z');
  });

  test('becomes a payload without what was left empty', () => {
    const draft = withValue(withValue({}, 'proof.kind', 'code'), 'proof.signedBy', '');
    expect(valueAt(draft, 'proof.kind')).toBe('code');
    expect(payloadOf({ ...draft, remark: '', party: { name: undefined } })).toEqual({ proof: { kind: 'code' } });
  });
});

describe('the fields of an event', () => {
  const kinds = (type: keyof typeof order.events): Record<string, string> =>
    Object.fromEntries(fieldsOf(order.events[type]?.payload.shape ?? {}).map(({ name, kind }) => [name, kind.kind]));

  test('know their currency, and the records they name', () => {
    const { fare, carrier } = shipment.rowSchema.shape;
    expect(fieldInfo('fare', fare).kind).toEqual({ kind: 'money', currency: 'MMK' });
    expect(fieldInfo('carrier', carrier).kind).toEqual({ kind: 'reference', to: 'carrier' });
    const { heldCny, heldMmk } = courierCash.rowSchema.shape;
    expect(fieldInfo('heldCny', heldCny).kind).toEqual({ kind: 'money', currency: 'CNY' });
    expect(fieldInfo('heldMmk', heldMmk).kind).toEqual({ kind: 'money', currency: 'MMK' });
    expect(fieldInfo('orders', workOrder.rowSchema.shape.orders).kind).toEqual({ kind: 'records', to: 'order' });
    expect(fieldInfo('shipment', order.rowSchema.shape.shipment).kind).toEqual({ kind: 'record', to: 'shipment' });
    expect(fieldInfo('received', shipment.rowSchema.shape.received).kind).toEqual({ kind: 'number' });
  });

  test('are what their schema and name say', () => {
    expect(kinds('order.created')).toMatchObject({
      sender: 'group',
      originBranch: 'reference',
      weightGrams: 'grams',
      lengthMm: 'millimetres',
      insureAmount: 'money',
      payType: 'choice',
      expectedDeliveryTime: 'instant',
      remark: 'longText',
      photos: 'uploads',
      station: 'reference',
    });
    expect(kinds('order.collected')).toEqual({ piecesScanned: 'number', weightGrams: 'grams' });
    expect(kinds('order.signed')).toEqual({ proof: 'group', piecesScanned: 'number' });
    expect(fieldInfo('signedBy', proof.shape.signedBy).kind).toEqual({ kind: 'text' });
  });
});
