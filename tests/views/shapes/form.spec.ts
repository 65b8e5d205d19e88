import { describe, expect, test } from 'vitest';
import { isTop } from '#i18n/isTop.ts';
import { courierCash } from '#machines/courierCash/index.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import { proof } from '#machines/fields/schemas.ts';
import { order } from '#machines/order/index.ts';
import { branch } from '#machines/registers/branch.ts';
import { question } from '#machines/registers/question.ts';
import { shipment } from '#machines/shipment/index.ts';
import { staff } from '#machines/staff/index.ts';
import { workOrder } from '#machines/workOrder/index.ts';
import { instantOf, localOf } from '#views/shapes/fields/localTime.ts';
import { fieldInfo, fieldsOf } from '#i18n/fieldsOf.ts';
import { MEASURES, writeMeasure } from '#views/shapes/fields/measures.ts';
import { faultOfMeasure, readMeasure, typedShort } from '#views/shapes/fields/readMeasure.ts';
import { withReason } from '#views/shapes/form/causes.ts';
import { payloadOf, typedOrGiven, valueAt, withValue } from '#views/shapes/form/draft.ts';
import { judge } from '#views/shapes/form/judge.ts';

const CLERK = 'STF000001';
const AFTERNOON = '2026-11-21T06:00:00.000Z';
const MORNING = '2026-11-21T05:00:00.000Z';

const judged = (data: Readonly<Record<string, unknown>>, at = MORNING, known = {}) =>
  judge({
    aggregateType: order,
    aggregate: notCreated(order, ''),
    type: 'order.created',
    data,
    person: CLERK,
    at,
    lookups: known,
  }).map(({ rule, field }) => `${field}: ${rule}`);

describe('a form', () => {
  const held = { ...notCreated(courierCash, 'STF1'), version: 1, states: { courierCash: 'holding' } };
  const handIn = (data: Readonly<Record<string, unknown>>) =>
    judge({
      aggregateType: courierCash,
      aggregate: { ...held, context: { ...(held.context as object), held: { MMK: 500_00, CNY: 0 } } },
      type: 'courierCash.handedIn',
      data,
      person: CLERK,
      at: MORNING,
    }).map(({ rule }) => rule);

  test('a form leaves to the server who may propose, also where a rule says it', () => {
    expect(handIn({ MMK: 500_00, CNY: 0, notesMmk: { 500: 1 } })).toEqual([]);
    expect(handIn({ MMK: 500_00, CNY: 0, notesMmk: { 100: 4 } })).toEqual(['courierCash.kyatNotesAddUp']);
  });
});

describe('a half-filled form', () => {
  test('a half-filled form applies the rules of the filled fields, and only those', () => {
    const reasons = judged({ source: 'staffApp', insureAmount: 100_00 });
    expect(reasons).toContain('insureAmount: order.insuredWithinLimits');
    expect(reasons).toContain('goodsName: invalid.invalid_type');
    expect(reasons).not.toContain('lengthMm: order.volumeUnderTenCubicMetres');
    expect(judged({ lengthMm: 10_000, widthMm: 1000, heightMm: 1000 })).toContain(
      'lengthMm: order.volumeUnderTenCubicMetres',
    );
  });

  test('a half-filled form judges what is typed of a group while the rest of the group is missing', () => {
    const refusal = 'receiver.phone: order.receiverPhoneReachable';
    expect(judged({ receiver: { phone: '12345' } })).toContain(refusal);
    expect(judged({ receiver: { phone: '09420001001' } })).not.toContain(refusal);
    expect(judged({ receiver: { phone: '09420001001 / 13800138000' } })).toContain(
      'receiver.phone: invalid.severalPhones',
    );
    expect(judged({ receiver: { name: 'U Tin' } })).not.toContain(refusal);
  });

  test('a half-filled form is judged by the rules that need no payload, also where no payload can be imagined', () => {
    const before = notCreated(order, 'SL1');
    const context = before.context as { due: object };
    const atTheDoor = {
      ...before,
      version: 1,
      states: { ...before.states, custody: 'delivering', sign: 'sign.unpaid' },
      context: { ...context, due: { ...context.due, sign: 3000_00 } },
    };
    for (const data of [{}, { proof: { kind: 'signature' } }])
      expect(
        judge({
          aggregateType: order,
          aggregate: atTheDoor,
          type: 'order.signed',
          data,
          person: CLERK,
          at: MORNING,
        }).map(({ rule }) => rule),
      ).toContain('order.signSettled');
  });

  test('a half-filled form uses the hour of Yangon: urgent before noon', () => {
    expect(judged({ orderType: 'urgent' })).not.toContain('orderType: order.urgentBeforeNoon');
    expect(judged({ orderType: 'urgent' }, AFTERNOON)).toContain('orderType: order.urgentBeforeNoon');
  });

  test('a half-filled form leaves to the server who may act: a courier may hand in the own cash', () => {
    const [MMK, CNY] = [1000, 0];
    const held = { ...notCreated(courierCash, 'STF000002'), version: 1, states: { courierCash: 'holding' } };
    const context = { ...(held.context as object), held: { MMK, CNY } };
    const [type, data] = ['courierCash.handedIn', { MMK, CNY }];
    expect(
      judge({ aggregateType: courierCash, aggregate: { ...held, context }, type, data, person: held.id, at: MORNING }),
    ).toEqual([]);
  });

  test.each([
    ['missing', 'order.stockMissing', 'warehoused'],
    ['found', 'order.stockFound', 'collected'],
  ])(
    'a half-filled form lets another person confirm a parcel that is %s in a count, and not the one who asked',
    (finding, type, custody) => {
      const before = notCreated(order, 'SL1');
      const asked = { event: 'order.adjustmentRequested', by: CLERK, onBehalfOf: null, at: MORNING, data: { finding } };
      const aggregate = {
        ...before,
        version: 2,
        states: { ...before.states, custody, request: 'request.adjustment' },
        context: { ...(before.context as object), request: asked },
      };
      const rules = (person: string) =>
        judge({ aggregateType: order, aggregate, type, data: { count: 'INV1' }, person, at: MORNING }).map(
          ({ rule }) => rule,
        );
      expect(rules(CLERK)).toContain('order.anotherPersonAsked');
      expect(rules('STF000002')).not.toContain('order.anotherPersonAsked');
    },
  );

  test('a half-filled form uses the lookups it has, and leaves the others to the server', () => {
    const branches = { originBranch: 'YGN', destinationBranch: 'MDY' };
    const open = { id: 'YGN', country: 'MM', city: 'A', enabled: true };
    const closed = { ...open, id: 'MDY', enabled: false };
    const refusal = 'destinationBranch: order.branchesServe';
    expect(judged(branches)).not.toContain(refusal);
    expect(judged(branches, MORNING, { places: { origin: open, destination: closed } })).toContain(refusal);
  });
});

describe('typed values', () => {
  test.each([
    ['1.500', 'MMK', 'thousandsOrDecimals'],
    ['1500.005', 'MMK', 'tooManyDecimals'],
    ['1.2345', 'grams', 'tooManyDecimals'],
    ['1.5', 'number', 'tooManyDecimals'],
    ['-1', 'MMK', 'belowZero'],
    ['25,00', 'MMK', 'notANumber'],
    ['heavy', 'grams', 'notANumber'],
    ['30,5', 'grams', 'notANumber'],
    ['1.5cm', 'grams', 'notANumber'],
    ['kg', 'grams', 'notANumber'],
    ['1.500 Ks', 'MMK', 'thousandsOrDecimals'],
    ['2kg', 'number', 'notANumber'],
    ['1.500', 'grams', null],
    ['-96.5', 'decimal', null],
    ['', 'MMK', null],
  ] as const)('the typed value %j as %s is refused for %s', (typed, measure, fault) => {
    expect(faultOfMeasure(typed, MEASURES[measure])).toBe(fault);
  });

  test.each(Object.entries(MEASURES))('typed values of %s have an example that can be typed', (_, measure) => {
    expect(readMeasure(measure.example, measure)).toBeGreaterThan(0);
  });

  test('typed values stand before what is given, none among them', () => {
    const given = { customer: 'GOLDEN', account: { number: '0010' } };
    expect(typedOrGiven({}, given, 'customer')).toBe('GOLDEN');
    expect(typedOrGiven({}, given, 'account.number')).toBe('0010');
    expect(typedOrGiven({ customer: 'LOTUS' }, given, 'customer')).toBe('LOTUS');
    expect(typedOrGiven({ customer: null }, given, 'customer')).toBeNull();
    expect(typedOrGiven({ superior: null }, undefined, 'superior')).toBeNull();
  });

  test.each([
    ['1,200.5', 'MMK', 120_050],
    ['.5', 'MMK', 50],
    ['1.255', 'MMK', Number.NaN],
    ['0,500', 'grams', Number.NaN],
    ['1,500', 'grams', 1_500_000],
    ['1.25', 'grams', 1250],
    ['1.5kg', 'grams', 1500],
    ['1.5 KG', 'grams', 1500],
    ['１．５公斤', 'grams', 1500],
    ['30 cm', 'millimetres', 300],
    ['MMK 25,000', 'MMK', 2_500_000],
    ['25,000 Ks', 'MMK', 2_500_000],
    ['1.5 lb', 'grams', Number.NaN],
    ['0.0001', 'grams', Number.NaN],
    ['32.5', 'millimetres', 325],
    ['3', 'number', 3],
    ['3.5', 'number', Number.NaN],
    ['-1', 'number', Number.NaN],
    ['96.0836', 'decimal', 96.0836],
    ['-0.5', 'decimal', -0.5],
    ['−12.25', 'decimal', -12.25],
    ['1-2', 'decimal', Number.NaN],
    ['96.08361234', 'decimal', Number.NaN],
    ['abc', 'MMK', Number.NaN],
    ['၂၅၀၀၀', 'MMK', 2_500_000],
    ['２５，０００．５', 'MMK', 2_500_050],
    ['၂.၅', 'grams', 2500],
    ['\u202d25000\u202c', 'MMK', 2_500_000],
    ['\u200b3', 'number', 3],
    ['１２。５', 'MMK', 1250],
    ['', 'MMK', null],
  ] as const)('the typed value %s as %s is %s', (typed, measure, stored) => {
    expect(readMeasure(typed, MEASURES[measure])).toBe(stored);
  });

  test('a typed value is written back as people write it', () => {
    expect(writeMeasure(120_050, MEASURES.MMK)).toBe('1200.50');
    expect(writeMeasure(1250, MEASURES.grams)).toBe('1.25');
    expect(writeMeasure(96.0836, MEASURES.decimal)).toBe('96.0836');
    expect(writeMeasure(undefined, MEASURES.MMK)).toBe('');
  });

  test('a typed time is Yangon’s time', () => {
    expect(localOf('2026-11-21T03:00:00.000Z')).toBe('2026-11-21T09:30:00');
    expect(instantOf('2026-11-21T09:30:00')).toBe('2026-11-21T03:00:00.000Z');
  });

  test('a typed value becomes a payload without what was left empty', () => {
    const draft = withValue(withValue({}, 'proof.kind', 'code'), 'proof.signedBy', '');
    expect(valueAt(draft, 'proof.kind')).toBe('code');
    expect(payloadOf({ ...draft, remark: '', party: { name: undefined } })).toEqual({ proof: { kind: 'code' } });
  });
});

describe('the fields of an event', () => {
  const kinds = (type: keyof typeof order.events): Record<string, string> =>
    Object.fromEntries(fieldsOf(order.events[type]?.payload.shape ?? {}).map(({ name, kind }) => [name, kind.kind]));

  test('the fields of an event know their currency, and the records they name', () => {
    const { fare, carrier } = shipment.rowSchema.shape;
    expect(fieldInfo('fare', fare).kind).toEqual({ kind: 'money', currency: 'MMK' });
    expect(fieldInfo('carrier', carrier).kind).toEqual({ kind: 'reference', to: 'carrier' });
    const { longitude, sort } = branch.rowSchema.shape;
    expect([fieldInfo('longitude', longitude), fieldInfo('sort', sort)].map(({ kind }) => kind.kind)).toEqual([
      'decimal',
      'number',
    ]);
    // Room for 254 letters does not make an address a text of several lines.
    expect(fieldInfo('email', staff.rowSchema.shape.email).kind).toEqual({ kind: 'text' });
    const { heldCny, heldMmk } = courierCash.rowSchema.shape;
    expect(fieldInfo('heldCny', heldCny).kind).toEqual({ kind: 'money', currency: 'CNY' });
    expect(fieldInfo('heldMmk', heldMmk).kind).toEqual({ kind: 'money', currency: 'MMK' });
    expect(fieldInfo('orders', workOrder.rowSchema.shape.orders).kind).toEqual({ kind: 'records', to: 'order' });
    expect(fieldInfo('shipment', order.rowSchema.shape.shipment).kind).toEqual({ kind: 'record', to: 'shipment' });
    expect(fieldInfo('received', shipment.rowSchema.shape.received).kind).toEqual({ kind: 'number' });
  });

  test('the fields of a question name the question above, or none, and say its state in words', () => {
    const { pid, status } = question.rowSchema.shape;
    expect(fieldInfo('pid', pid).kind).toEqual({ kind: 'reference', to: 'question', isAbove: true, top: '0' });
    expect(isTop({ top: '0' }, '0')).toBe(true);
    // A field without a value, in a tree without such an id, is no choice of none.
    expect(isTop({}, undefined)).toBe(false);
    expect(fieldInfo('status', status).kind).toEqual({ kind: 'choice', values: ['0', '1'], isNumber: true });
  });

  test('the fields of an event are what their schema and name say', () => {
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
    expect(kinds('order.collected')).toEqual({
      photos: 'uploads',
      piecesScanned: 'number',
      weightGrams: 'grams',
      weightChecked: 'yesNo',
    });
    expect(kinds('order.signed')).toEqual({ proof: 'group', piecesScanned: 'number' });
    expect(fieldInfo('signedBy', proof.shape.signedBy).kind).toEqual({ kind: 'text' });
  });
});

describe('a chosen cause', () => {
  const wordsOf = (cause: string): string => ({ nobodyHome: 'Nobody at home', other: 'Another cause' })[cause] ?? '';
  const chosen = (before: Readonly<Record<string, unknown>>, cause: string | undefined) =>
    withReason({ ...before, cause }, before, wordsOf)['reason'];

  test('a chosen cause writes the reason, and writes it anew with another cause', () => {
    expect(chosen({}, 'nobodyHome')).toBe('Nobody at home');
    expect(chosen({ cause: 'nobodyHome', reason: 'Nobody at home' }, 'other')).toBe('Another cause');
    expect(chosen({ cause: 'nobodyHome', reason: 'Nobody at home' }, undefined)).toBeUndefined();
  });

  test('a chosen cause leaves what the person wrote', () => {
    expect(chosen({ reason: 'The dog bites' }, 'other')).toBe('The dog bites');
    expect(chosen({ cause: 'nobodyHome', reason: 'Nobody at home, the dog bites' }, 'other')).toBe(
      'Nobody at home, the dog bites',
    );
  });
});

test('the fault of a number repeats what was typed, cut where it is long', () => {
  expect(typedShort(' <b>x</b>\n')).toBe('<b>x</b>');
  expect(typedShort('9'.repeat(41))).toBe(`${'9'.repeat(40)}…`);
});
