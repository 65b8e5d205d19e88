import type { Evolve } from '../../kit/lifecycle.ts';
import type { Fact } from '../../kit/proposal.ts';
import type { Order } from '../context.ts';
import { stages } from '../stages.ts';

type Amount = Fact<{ amount: number }>;

/** The money of each pay stage, in hundredths of MMK. `due` is what is still owed for the stage. */
export const afterMoney: Evolve<Order> = Object.fromEntries(
  stages.flatMap((stage) => {
    const set = (key: 'due' | 'paid', order: Order, amount: number): Partial<Order> => ({
      [key]: { ...order[key], [stage]: amount },
    });
    return [
      [`order.${stage}Due`, (order: Order, { data }: Amount) => set('due', order, data.amount)],
      [
        `order.${stage}Paid`,
        (order: Order, { data, actor }: Amount): Partial<Order> => ({
          due: { ...order.due, [stage]: 0 },
          paid: { ...order.paid, [stage]: order.paid[stage] + data.amount },
          payer: { ...order.payer, [stage]: actor.id },
        }),
      ],
      [`order.${stage}Confirmed`, () => ({})],
      [`order.${stage}Credited`, (order: Order, { data }: Amount) => set('due', order, data.amount)],
      [`order.${stage}Waived`, (order: Order) => set('due', order, 0)],
      [
        `order.${stage}Refunded`,
        (order: Order, { data }: Amount) => set('paid', order, order.paid[stage] - data.amount),
      ],
    ];
  }),
);
