import { describe, expect, test } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { placeOf } from '#services/uploads/place.ts';
import type { StreamRecord } from '#services/stream.ts';
import { proofsOf } from '#views/orders/detail/proofs.ts';
import { placeText } from '#views/shapes/fields/placeText.ts';

const record = (version: number, data: object, branch?: string): StreamRecord => ({
  position: version,
  stream: 'order/SL1',
  version,
  type: 'order.signed',
  data: { ...data },
  recordedAt: '2026-11-20T05:02:00.000Z',
  occurredAt: '2026-11-20T05:01:00.000Z',
  actor: { id: 'S1', name: 'Min Thu', ...(branch && { branch }) },
});

describe('the proofs of an order', () => {
  test('the proofs of an order are the hand-overs among its events, newest first, with the time and place of the picture', () => {
    const taken = { takenAt: '2026-11-20T05:00:00.000Z', takenPlace: 'geo:16.84090,96.17350;u=12' };
    const found = proofsOf([
      record(1, { reason: 'Ill' }),
      record(2, { proof: { kind: 'signature', value: 'a', signedBy: 'U Tin Aung' } }, 'YGN'),
      record(3, { proof: { kind: 'photo', value: 'b', ...taken } }),
      record(4, { proof: { kind: 'agentReceipt', value: 'AR-7' } }),
    ]);
    expect(found.map(({ record: { version } }) => version)).toEqual([4, 3, 2]);
    expect(found).toMatchObject([
      {
        kind: 'agentReceipt',
        value: 'AR-7',
        isPicture: false,
        signedBy: null,
        at: '2026-11-20T05:01:00.000Z',
        place: null,
        branch: null,
      },
      {
        kind: 'photo',
        value: 'b',
        isPicture: true,
        signedBy: null,
        at: taken.takenAt,
        place: taken.takenPlace,
        branch: null,
      },
      {
        kind: 'signature',
        value: 'a',
        isPicture: true,
        signedBy: 'U Tin Aung',
        at: '2026-11-20T05:01:00.000Z',
        place: null,
        branch: 'YGN',
      },
    ]);
  });

  test('the proofs of an order name a place as the phone gave it', async () => {
    const coords = { latitude: 16.840_901, longitude: -96.1735, accuracy: 11.2 } as GeolocationCoordinates;
    expect(placeOf(coords)).toBe('geo:16.84090,-96.17350;u=12');
    const words = await loadWords('en');
    expect(placeText(placeOf(coords), words)).toBe('16.84090, -96.17350 (±12 m)');
    expect(placeText('geo:1,2', words)).toBe('1, 2');
  });
});
