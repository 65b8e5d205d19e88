import { describe, expect, test } from 'vitest';
import { initial as arrival } from '#machines/arrivalScan/context.ts';
import { initial as count } from '#machines/inventoryTask/context.ts';
import { initial as session } from '#machines/storageScan/context.ts';
import { registered, scanning } from '#services/kept/shapes.ts';

const where = { state: 'arrived', branch: 'YGN', holder: 'S1004', shelf: null, package: null, shipment: 'SH1' };

const streamOf = (machine: string, context: object) => ({
  machine,
  id: 'SS1',
  version: 7,
  state: 'open',
  code: null,
  regions: { [machine]: 'open' },
  context,
  row: { id: 'SS1', version: 7, state: 'open', code: null, openedByName: 'Su Su Hlaing', branch: 'YGN' },
  events: [{ type: `${machine}.scanned`, allowed: false, refusals: [{ code: 'rule', message: 'Ko Aung has it.' }] }],
});

const parcel = { group: 'pendingWarehousing', as: 'open', pieces: 2, seen: [1], where, reason: null };

describe('the part of an aggregate that a scanner keeps', () => {
  test.each([
    [
      'storageScan',
      { ...session, branch: 'YGN', openedBy: 'S1', openedByName: 'Su Su Hlaing', parcels: { SL1: parcel } },
      { parcels: { SL1: parcel } },
    ],
    [
      'arrivalScan',
      {
        ...arrival,
        branch: 'YGN',
        openedByName: 'Su Su Hlaing',
        items: { SL1: { kind: 'order', as: 'expected', seen: [] } },
        extras: { SL2: { kind: 'order', where } },
      },
      { items: { SL1: { kind: 'order', as: 'expected', seen: [] } }, extras: { SL2: { kind: 'order', where } } },
    ],
    [
      'inventoryTask',
      { ...count, branch: 'YGN', plannedByName: 'Su Su Hlaing', startedByName: 'Ko Aung', parcels: { SL1: parcel } },
      { parcels: { SL1: parcel } },
    ],
  ])('the part of %s that a scanner keeps is its whole list, and nobody’s name', (machine, context, list) => {
    const kept = scanning.parse(streamOf(machine, context));
    expect(kept).toMatchObject({ machine, id: 'SS1', version: 7, context: { branch: 'YGN', ...list } });
    expect(JSON.stringify(kept)).not.toMatch(/Hlaing|Aung/);
  });
});

test('of what somebody wrote about a parcel, only that he wrote something is kept', () => {
  const context = {
    ...session,
    branch: 'YGN',
    parcels: { SL1: { ...parcel, reason: 'Daw Hla, 09420001001' }, SL2: parcel },
  };
  const once = scanning.parse(streamOf('storageScan', context));
  expect(once.context.parcels).toMatchObject({ SL1: { reason: '…' }, SL2: { reason: null } });
  expect(scanning.parse(once)).toEqual(once);
});

test('of a register, ids and names of places are kept, and not who is in charge of them', () => {
  const branch = { id: 'YGN', version: 1, state: 'registered', code: 'YGN', name: 'Yangon', nameZh: '仰光' };
  expect(
    registered.parse({ ...branch, chargerName: 'Daw Mya', phone: '09420001001', address: '1 Strand Road' }),
  ).toEqual(branch);
});
