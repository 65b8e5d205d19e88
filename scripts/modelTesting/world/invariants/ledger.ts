import { accountsOf, type Account } from '#machines/money/ledgerAccounts.ts';
import type { CourierCash } from '#machines/courierCash/context.ts';
import { currencies } from '#machines/courierCash/events.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { imbalanceOf } from '#machines/postings/index.ts';
import type { Entry } from '#machines/postings/entry.ts';
import type { Order } from '#machines/order/context.ts';
import type { Payable } from '#machines/payable/context.ts';
import { stages } from '#machines/money/stages.ts';
import type { World } from '../world.ts';

const receivables: readonly Account[] = ['receivableSender', 'receivableReceiver', 'receivableMerchant'];
const payables: readonly Account[] = ['payableMerchant', 'payableCustomer'];

const linesOf = (world: World, machine: string, id: string): readonly Entry[] =>
  world.posted(machine, id).flatMap(({ entries }) => entries);

const balance = (lines: readonly Entry[], accounts: readonly Account[], currency = 'MMK'): number =>
  lines.reduce((sum, one) => (accounts.includes(one.account) && one.currency === currency ? sum + one.amount : sum), 0);

const differ = (what: string, ledger: number, aggregate: number): string[] =>
  ledger === aggregate ? [] : [`M01 ${what}: the ledger says ${ledger}, the life ${aggregate}`];

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

function ofOrder(world: World, { id, context }: Aggregate): string[] {
  const { due, paid, refundDue, charged } = context as Order;
  const own = linesOf(world, 'order', id);
  const all = [...own, ...stages.flatMap((stage) => linesOf(world, 'receivable', `${id}-${stage}`))];
  const net = sum(stages.map((stage) => due[stage] + paid[stage] - refundDue[stage]));
  return [
    ...differ(`${id} is owed`, balance(all, receivables), sum(Object.values(due))),
    ...differ(`${id} is to give back`, -balance(all, ['refundsOwed']), sum(Object.values(refundDue))),
    ...differ(`${id} charges in all`, -balance(own, ['goodsMoney', 'refunds', ...accountsOf('income')]), net),
    ...stages.flatMap((stage) =>
      differ(
        `${id} charges for ${stage}`,
        sum(Object.values(charged[stage])),
        due[stage] + paid[stage] - refundDue[stage],
      ),
    ),
  ];
}

function ofPayable(world: World, { id, context }: Aggregate): string[] {
  const { outstanding } = context as Payable;
  return differ(`${id} is owed`, -balance(linesOf(world, 'payable', id), payables), outstanding);
}

function ofCash(world: World, { id, context }: Aggregate): string[] {
  const { held, counting } = context as CourierCash;
  const lines = linesOf(world, 'courierCash', id);
  return currencies.flatMap((currency) => [
    ...differ(`${id} holds in ${currency}`, balance(lines, ['cashAtCourier'], currency), held[currency]),
    ...differ(`${id} handed in ${currency}`, balance(lines, ['cashBeingCounted'], currency), counting[currency]),
  ]);
}

/** Checks that transfer accounts are zero after a command. */
function passing(lines: readonly Entry[]): string[] {
  return accountsOf('passing').flatMap((account) => {
    const sums = new Map<string, number>();
    for (const one of lines) {
      if (one.account !== account) continue;
      const whose = `${one.party ?? ''} ${one.waybill ?? ''} ${one.currency}`;
      sums.set(whose, (sums.get(whose) ?? 0) + one.amount);
    }
    return [...sums].flatMap(([whose, amount]) => differ(`${account} of ${whose}`, amount, 0));
  });
}

/**
 * Returns faults of the last postings (reliability.md 5, M01). Entries balance and no transfer is incomplete. Accounts
 * agree with the changed orders, payables and tills.
 */
export function ledgerFaults(world: World): string[] {
  const touched = new Map(world.latest.map((event) => [`${event.machine}/${event.id}`, event]));
  const lines: Entry[] = [];
  for (const { machine, id, version } of world.latest)
    for (const one of world.posted(machine, id)) if (one.version === version) lines.push(...one.entries);
  const balances = [...imbalanceOf(lines)].map(([currency, amount]) => `M01 posted ${amount} ${currency} too much`);
  const aggregates = [...touched.values()].flatMap(({ machine, id }) => {
    const aggregate = world.aggregate(machine, id);
    if (aggregate === null) return [];
    if (machine === 'order') return ofOrder(world, aggregate);
    if (machine === 'payable') return ofPayable(world, aggregate);
    return machine === 'courierCash' ? ofCash(world, aggregate) : [];
  });
  return [...balances, ...passing(lines), ...aggregates];
}
