import { expect, it } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import staff from '#views/records/staff/presentation.ts';
import { loadPresented, PRESENTED } from '#views/data/presentations.ts';
import { leadOnFrom } from '#views/shapes/detail/remedies.ts';
import { byFirstReason, type Act } from '#views/shapes/detail/actions.ts';
import type { Presented } from '#views/shapes/presentation/presentation.ts';
import { menus } from '#server/company/menus/index.ts';

const words = await loadWords('en');

const act = (more: Partial<Act>): Act => ({
  type: 'package.sealed',
  group: 'desk',
  allowed: false,
  refusals: [],
  declared: true,
  granted: true,
  moves: true,
  rank: 'forward',
  place: 0,
  settles: null,
  ...more,
});
const refusedBy = (rule: string, values: Record<string, string> = {}): Act =>
  act({ refusals: [{ code: 'rule', rule, values, message: '', next: [] }] });
const everywhere = (): boolean => true;

it.each(PRESENTED)('a remedy of %s is for a rule of it, and an event or a screen that exists', async (id) => {
  const { rules, events, acts } = (await loadPresented(id)) as Presented;
  for (const [rule, remedy] of Object.entries(acts.remedies ?? {})) {
    expect(Object.keys(rules)).toContain(rule.split('.')[1]);
    if (typeof remedy === 'object') expect(words.has(remedy.title)).toBe(true);
    else if (remedy.startsWith('/'))
      expect(menus.some(({ path }) => remedy.endsWith(`/${path.replace(/^\//, '')}`))).toBe(true);
    else expect(Object.keys(events)).toContain(remedy);
  }
});

it('a refusal leads to the event that removes the cause, if the event is allowed', () => {
  const refused = refusedBy('workOrder.noOperationOwed');
  const own = { id: 'WO1', remedies: { 'workOrder.noOperationOwed': 'workOrder.operationDone' } };
  const done = act({ type: 'workOrder.operationDone', allowed: true });
  expect(leadOnFrom(refused, [refused, done], own, everywhere)).toEqual({ kind: 'act', act: done });
  expect(leadOnFrom(refused, [refused, { ...done, allowed: false }], own, everywhere)).toBeNull();
});

it('a refusal leads to the screen of its remedy, if the screen can be reached', () => {
  const refused = refusedBy('package.hasParcels');
  const own = { id: 'B1', remedies: { 'package.hasParcels': '/package/sort' } };
  expect(leadOnFrom(refused, [refused], own, everywhere)).toMatchObject({ kind: 'screen', address: '/package/sort' });
  expect(leadOnFrom(refused, [refused], own, () => false)).toBeNull();
});

it('a refusal leads to the record that its reason names, but never from a record to itself', () => {
  const refused = refusedBy('package.notOnShipment', { shipment: 'SHP00000001' });
  expect(leadOnFrom(refused, [refused], { id: 'B1' }, everywhere)).toMatchObject({ kind: 'record', id: 'SHP00000001' });
  expect(leadOnFrom(refused, [refused], { id: 'SHP00000001' }, everywhere)).toBeNull();
  const open = refusedBy('arrivalScan.isOnNoIssueForm', { issue: 'PRB00000001' });
  expect(leadOnFrom(open, [open], { id: 'ARS1' }, everywhere)).toMatchObject({
    address: '/problem/detail?id=PRB00000001',
  });
  const first = refusedBy('inventoryTask.everyExpectedIsHandled', { orders: 'SL000000015MM, SL000000029MM' });
  expect(leadOnFrom(first, [first], { id: 'INV1' }, everywhere)).toMatchObject({
    machine: 'order',
    id: 'SL000000015MM',
  });
});

it('a remedy leads to the record that refused, where it is another', () => {
  const about = { machine: 'bill', id: 'BL00000012' };
  const refused = act({
    refusals: [{ code: 'rule', rule: 'bill.isConfirmed', values: {}, message: '', next: [], about }],
  });
  expect(leadOnFrom(refused, [refused], { id: 'SET1' }, everywhere)).toMatchObject({
    address: '/finance/billDetail?id=BL00000012',
  });
});

it('a refusal leads to the remedy of the reason that is said, not of one that is not said', () => {
  const [elsewhere, empty] = ['shipment.atItsBranch', 'shipment.hasItems'].map((rule) => refusedBy(rule));
  const refused = act({ refusals: [...(elsewhere?.refusals ?? []), ...(empty?.refusals ?? [])] });
  const own = { id: 'SHP1', remedies: { 'shipment.hasItems': '/transport/shipping' } };
  expect(leadOnFrom(refused, [refused], own, everywhere)).toMatchObject({ path: '/transport/shipping' });
  expect(leadOnFrom(byFirstReason(refused), [refused], own, everywhere)).toBeNull();
});

it.each(['staff.holdsNoParcel', 'staff.holdsNoCash', 'staff.holdsNoWork'])(
  'a refusal leads from a person who keeps something to the pane of what is kept: %s',
  (rule) => {
    const refused = { ...refusedBy(rule, { count: '2' }), type: 'staff.left' };
    expect(leadOnFrom(refused, [refused], { id: 'STF1', remedies: staff.acts.remedies }, everywhere)).toMatchObject({
      kind: 'pane',
      pane: { tab: 'work' },
    });
  },
);
