import type { DemoContext } from '../demoContext.ts';
import { idOf } from './rows.ts';

const asked = [
  { question: '111', customer: 'Daw Khin', phone: '09 250 777 001', text: 'My parcel should have come yesterday.' },
  { question: '131', customer: 'U Maung', phone: '09 250 777 002', text: 'I was charged for three kilograms.' },
  { question: '114', customer: 'Ma Thandar', phone: '09 250 777 003', text: 'Please deliver to my office instead.' },
  { question: '101', customer: 'Ko Zin', phone: '09 250 777 004', text: 'The box came torn, two cups are broken.' },
];

/** Plays customers' questions: one waits, one is answered, two became work orders. */
export async function questionsAndWorkOrders(demo: DemoContext): Promise<void> {
  const raise = async (data: object) => {
    const act = { by: 'support', machine: 'userQuestion', type: 'userQuestion.raised', data: { ...data } };
    return (await demo.propose({ ...act, at: demo.before(4) })).id ?? '';
  };
  const [late, charged, moved, torn] = [
    await raise(asked[0] ?? {}),
    await raise(asked[1] ?? {}),
    await raise(asked[2] ?? {}),
    await raise(asked[3] ?? {}),
  ];
  await demo.propose({
    by: 'support',
    machine: 'userQuestion',
    id: moved,
    type: 'userQuestion.handled',
    data: { answer: 'It will be brought to the office tomorrow.' },
    at: demo.before(3, 20),
  });
  const open = async (data: object) => {
    const act = { by: 'support', machine: 'workOrder', type: 'workOrder.opened', data: { ...data } };
    return (await demo.propose({ ...act, at: demo.before(3) })).id ?? '';
  };
  const on = (id: string, by: string, type: string, days: number, data: object = {}) =>
    demo.propose({ by, machine: 'workOrder', id, type: `workOrder.${type}`, data: { ...data }, at: demo.before(days) });
  const parcels = (await demo.rowsIn('order', 'inStorage', 3)).map(idOf);

  const weighing = await open({
    category: 'payment',
    priority: 'medium',
    department: 'YGN-FIN',
    remark: 'Charged for three kilograms, says it weighs one.',
    userQuestion: charged,
    orders: parcels.slice(0, 1),
  });
  await on(weighing, 'finance', 'claimed', 2.5);
  await on(weighing, 'finance', 'operationOwed', 2, { operation: 'Weigh the parcel again' });

  const damaged = await open({
    category: 'damage',
    priority: 'high',
    identifier: 'problem',
    tag: 'fragile',
    department: 'YGN-CS',
    remark: 'Two cups broken; photos are asked for.',
    userQuestion: torn,
    orders: parcels.slice(1, 2),
  });
  await on(damaged, 'support', 'claimed', 2.5);
  await on(damaged, 'support', 'followedUp', 2, { remark: 'The customer sends photos this evening.' });
  await on(damaged, 'support', 'completed', 1, { result: 'Refunded by the branch.' });
  await open({
    category: 'damage',
    department: 'YGN-CS',
    remark: 'The customer found a third broken cup.',
    workOrders: [damaged],
    orders: parcels.slice(1, 2),
  });
  const delayed = await open({ category: 'delay', department: 'YGN-CS', remark: `Question ${late}: where is it?` });
  await on(delayed, 'support', 'handedOver', 2, { department: 'YGN-OPC', remark: 'It stands in Muse since Monday.' });
}
