import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bagNumberOf, waybillOf } from '#machines/fields/identifiers.ts';
import { readText } from '#views/shapes/scan/input/reading.ts';

const waybill = waybillOf(1234);
const bag = bagNumberOf(99);
const parcel = { kind: 'parcel', code: waybill };

test('a waybill and a piece of one are read, in capitals or not, between spaces or not', () => {
  expect(readText(waybill)).toEqual(parcel);
  expect(readText(` ${waybill.toLowerCase()}\r\n`)).toEqual(parcel);
  expect(readText(`${waybill}-12`)).toEqual({ kind: 'parcel', code: `${waybill}-12` });
});

test('what scanners put around a code is left out', () => {
  for (const head of [']C0', ']Q1', ']d2', '\u0002', '\ufeff', ']C1\u001d', 'x', 'SCAN:'])
    expect(readText(`${head}${waybill}\u0003`)).toEqual(parcel);
  expect(readText(`\u202d${waybill.slice(0, 5)}\u200b${waybill.slice(5)}\u202c`)).toEqual(parcel);
  const digits = waybill.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x1040 + Number(digit)));
  expect(readText(digits)).toEqual(parcel);
});

test('a waybill is taken out of the address of our own labels, and out of no other', () => {
  for (const text of [`https://shweli.example/t/${waybill}`, `http://192.168.1.4:8080/t/${waybill}?language=my`])
    expect(readText(text)).toEqual(parcel);
  expect(readText(`SCAN:https://shweli.example/t/${waybill}-2`)).toEqual({ kind: 'parcel', code: `${waybill}-2` });
  for (const text of [
    `https://evil.example/?q=${waybill}`,
    `https://evil.example/${waybill}`,
    `https://evil.example/t/x/${waybill}`,
    `https://evil.example/?q=https://shweli.example/t/${waybill}`,
    `https://evil.example/?q=${bag}`,
  ])
    expect(readText(text)).toMatchObject({ kind: 'wrong', fault: 'address' });
});

test('two codes that came as one text are taken for neither of them', () => {
  for (const text of [`${waybill}${waybillOf(5678)}`, `${waybillOf(5678)}-1${waybill}`, `${waybill}${bag}`])
    expect(readText(text)).toEqual({ kind: 'wrong', code: text, fault: 'unknown' });
});

test('a bag is read by its GS1 number: bare, with its identifier, with what else the label says', () => {
  const found = { kind: 'bag', code: bag };
  for (const text of [bag, `00${bag}`, `(00)${bag}`, `]C100${bag}`, `]C100${bag}\u001d10LOT7`, `]d2\u001d00${bag}`])
    expect(readText(text)).toEqual(found);
});

test('the reading of a scan says what is wrong with a number', () => {
  const wrong = (text: string) => {
    const reading = readText(text);
    return reading.kind === 'wrong' ? reading.fault : reading.kind;
  };
  const digit = (Number(waybill[10]) + 1) % 10;
  expect(wrong(`${waybill.slice(0, 10)}${digit}MM`)).toBe('checkDigit');
  expect(wrong(`${bag.slice(0, 17)}${(Number(bag[17]) + 1) % 10}`)).toBe('bagCheckDigit');
  expect(wrong('RR123456785CN')).toBe('foreign');
  expect(wrong('4006381333931')).toBe('unknown');
  expect(wrong('  ')).toBe('empty');
  for (const piece of ['-0', '-100', '-', '1']) expect(wrong(`${waybill}${piece}`)).toBe('unknown');
  expect(wrong(`${waybill} ${waybillOf(5)}`)).toBe('unknown');
  const long = readText('x'.repeat(4000));
  expect(long.code).toHaveLength(40);
});

/**
 * UPU S10 gives the remainders 10 and 0 the same check digit, and 11 and 5. Its own rule does not detect such a misread
 * digit.
 */
const SHARED = ['0', '5'];

test('a misread digit of a waybill is found', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.integer({ min: 2, max: 10 }),
      fc.integer({ min: 1, max: 9 }),
      (serial, place, by) => {
        const right = waybillOf(serial);
        const digit = (Number(right[place]) + by) % 10;
        const misread = readText(`${right.slice(0, place)}${digit}${right.slice(place + 1)}`);
        if (place < 10 && SHARED.includes(right[10] ?? '')) return;
        expect(misread).toMatchObject({ kind: 'wrong', fault: 'checkDigit' });
      },
    ),
  );
});
