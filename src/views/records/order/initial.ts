import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { Order } from '#machines/order/context.ts';
import { stages } from '#machines/money/stages.ts';
import type { Draft } from '#views/shapes/form/draft.ts';

const COUNTED: readonly string[] = ['order.signed', 'order.collected', 'order.returnSigned', 'order.pickedUpAtCounter'];

const ADJUSTED: readonly string[] = ['order.stockFound', 'order.stockMissing'];

/** The count for which the adjustment was asked. */
const adjusted = ({ request }: Order): Draft | undefined => {
  const count = request?.data['count'];
  return typeof count === 'string' ? { count } : undefined;
};

/** Returns what a form of an order begins with: the declared pieces, or the exact amount that the rule demands. */
export function initialOf(pieces: number, { context }: Pick<Aggregate, 'context'>) {
  const { due, paid } = context as Order;
  const amounts = new Map(
    stages.flatMap((stage) => [
      [`order.${stage}Paid`, due[stage]],
      [`order.${stage}Credited`, due[stage]],
      [`order.${stage}Refunded`, paid[stage]],
    ]) as (readonly [string, number])[],
  );
  return (type: string): Draft | undefined => {
    if (ADJUSTED.includes(type)) return adjusted(context as Order);
    if (COUNTED.includes(type)) return { piecesScanned: pieces };
    const amount = amounts.get(type) ?? 0;
    return amount > 0 ? { amount } : undefined;
  };
}
