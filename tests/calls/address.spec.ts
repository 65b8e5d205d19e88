import { describe, expect, test } from 'vitest';
import { addressOf } from '#calls/address.ts';
import { readStream } from '#calls/streams.ts';

describe('the address of a call', () => {
  test('the address of a call has the parameters in their places, encoded', () => {
    expect(addressOf(readStream, { params: { machine: 'order', id: 'a/b c?' } })).toBe(
      '/api/streams/order/a%2Fb%20c%3F',
    );
  });

  test('the address of a call does not fill a parameter into a value that looks like a parameter', () => {
    expect(addressOf(readStream, { params: { machine: ':id', id: '1' } })).toBe('/api/streams/%3Aid/1');
  });

  test('the address of a call has the query that is given, and leaves out what is undefined', () => {
    const params = { machine: 'order', id: '1' };
    expect(addressOf(readStream, { params, query: { at: '2026-11-23T10:00:00+06:30' } })).toBe(
      '/api/streams/order/1?at=2026-11-23T10%3A00%3A00%2B06%3A30',
    );
    expect(addressOf(readStream, { params, query: { at: undefined } })).toBe('/api/streams/order/1');
  });
});
