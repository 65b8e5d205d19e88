import type { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { event } from '#machines/kit/event.ts';
import { parsePayload } from '#machines/kit/payload.ts';
import { eachField } from '#machines/fields/personal.ts';

/** Texts of every kind that a field asks for; each field takes one. */
const SAMPLES = [
  'Hla Hla 12',
  'x'.repeat(12).replace('xx', '12'),
  '+959777111333',
  'MDY-12',
  'MDY',
  '123456',
  '2026-11-27',
  '2026-11-27T10:00:00.000Z',
  '2026-11',
  '09:00-17:30',
  'geo:16.84090,96.17350;u=12',
  'https://example.com/12',
  'my',
  '+95',
  '12ab',
  'Orders 12.xlsx',
  '12'.repeat(32),
  '12'.repeat(16),
  '11111111-1111-4111-8111-111111111111',
];

/** Fields that people write as they like: digits of their script stay. All others are codes or numbers. */
const WORDS =
  /^(?:name.*|.*Name|address|remark|.*Remark|reason|text|title.*|label.*|receiver|.*Notes?|note|description|result|answer|narrative|tag|contact|holder|bank|signer|signedBy|contractor|pickupAttendant|driver|operation|path|reference|personInCharge)$/;
const CODES_CALLED_NAMES = ['shelf.registered.name', 'shelf.amended.name', 'avatarName', 'componentName'];
/** Names of customers, and values that are compared: in other events these are codes. */
const WORDS_CALLED_CODES = ['userQuestion.raised.customer', 'exportTask.requested.value', 'notice.sent.value'];

/** Every field of text in the payload of an event, with the name of each. */
const fields = Object.values(aggregateTypes).flatMap(({ events }) =>
  Object.entries(events).flatMap(([type, { payload, systemOnly }]) => {
    const found: { name: string; kind: 'words' | 'code' | 'by the system'; schema: z.ZodType }[] = [];
    eachField(payload, (field, schema) => {
      if (schema.def.type !== 'string') return;
      const name = `${type}.${field}`;
      const isCode = [name, field].some((one) => CODES_CALLED_NAMES.includes(one));
      const isWords = !isCode && (WORDS.test(field) || WORDS_CALLED_CODES.includes(name));
      found.push({ name, kind: systemOnly ? 'by the system' : isWords ? 'words' : 'code', schema });
    });
    return found;
  }),
);

/** Returns the text that an event records for a typed one; null if the field refuses it. */
const recorded = (schema: z.ZodType, typed: string): unknown => {
  const parsed = parsePayload(event(null, { field: schema }), { field: typed });
  return parsed.success ? parsed.data['field'] : null;
};
const inDigitsFrom = (zero: number, text: string): string =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

describe.each(fields)('$name, $kind', ({ kind, schema }) => {
  const sample = SAMPLES.find((one) => recorded(schema, one) !== null) ?? '';
  const usual = recorded(schema, sample);

  it('a text field takes a text', () => expect(usual).not.toBeNull());

  it.each([
    ['marks of direction', (text: string) => `\u202d${text}\u202c`],
    ['a space without width', (text: string) => `\u200b${text.slice(0, 2)}\u200b${text.slice(2)}`],
    ['a byte order mark', (text: string) => `\ufeff${text}`],
    ['a filler and a variation selector', (text: string) => `${text}\u3164\ufe0f`],
  ])('a text field drops %s', (_, paste) => expect(recorded(schema, paste(sample))).toBe(usual));

  it('a text field takes invisible characters for nothing', () =>
    expect(recorded(schema, '\u200b\u3164\u2060')).toBe(recorded(schema, '')));

  it.skipIf(kind === 'by the system').each([
    ['Burmese', 0x1040],
    ['full-width', 0xff10],
  ])('a text field knows digits that are %s', (_, zero) => {
    const typed = inDigitsFrom(zero, sample);
    expect(recorded(schema, typed)).toBe(kind === 'words' ? typed : usual);
  });

  it('a text field composes its text, with the marks of Burmese in their order', () => {
    const typed = 'Jose\u0301 မြင\u103a\u1037';
    const plain = recorded(schema, typed);
    expect(plain === null || plain === 'Jos\u00e9 မြင\u1037\u103a', String(plain)).toBe(true);
  });
});

/** Names and titles, which lists and labels show in one line. */
const ONE_LINE =
  /\.(?:name|name[A-Z]\w*|\w+Name|address|title\w*|label\w*|tag|holder|bank|signer|signedBy|contractor|pickupAttendant|driver)$/;

it.each(fields.filter(({ name, kind }) => ONE_LINE.test(name) && kind === 'words'))(
  '$name is one line however it was pasted',
  ({ schema }) => {
    expect([null, 'Aung Min Oo']).toContain(recorded(schema, ' Aung\r\n Min\tOo\n'));
  },
);

it('the fields of text in the payloads of all events are found', () => expect(fields.length).toBeGreaterThan(500));
