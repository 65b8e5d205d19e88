import { z } from 'zod';
import { canonical, sha256Hex } from '../../store/canonical.ts';
import type { DemoCommand, DemoContext } from './demoContext.ts';

/** Past violations of finished orders, and how far each was examined. */
const past: readonly {
  readonly days: number;
  readonly invariant: string;
  readonly evidence: Readonly<Record<string, unknown>>;
  readonly since: readonly { readonly by: string; readonly event: string; readonly remark?: string }[];
}[] = [
  {
    days: 26,
    invariant: 'E04.row',
    evidence: { fields: ['row.goodsName'] },
    since: [
      { by: 'system', event: 'vanished' },
      {
        by: 'auditor',
        event: 'explained',
        remark: 'A list was restored from a copy; it was made again from the events.',
      },
      { by: 'finance', event: 'closed', remark: 'Seen in the log and on the list.' },
    ],
  },
  {
    days: 11,
    invariant: 'E04.claims',
    evidence: { held: [], due: ['mailSn'] },
    since: [
      { by: 'finance', event: 'explained', remark: 'Lost with the same copy.' },
      { by: 'auditor', event: 'returned', remark: 'Not the same day: look again.' },
      { by: 'finance', event: 'accepted', remark: 'The order had ended; nothing can take its number any more.' },
    ],
  },
  {
    days: 4,
    invariant: 'E04.memory',
    evidence: { fields: ['life.weightGrams'] },
    since: [{ by: 'auditor', event: 'explained', remark: 'Remembered by an older machine; folded anew.' }],
  },
  { days: 1, invariant: 'E07', evidence: { version: 1, correlation: null }, since: [] },
];

const line = z.object({ id: z.string(), version: z.int() });

/** Plays violations: one in each state. */
export async function audit({ propose, rowsIn, before }: DemoContext): Promise<void> {
  const orders = z.array(line).parse((await rowsIn('order', 'signed', 200)).filter(({ due }) => due === 0));
  for (const [index, { days, invariant, evidence, since }] of past.entries()) {
    const order = orders[index];
    if (!order) throw new Error('Too few orders are signed and paid for');
    const { id: aggregate, version: aggregateVersion } = order;
    const fingerprint = sha256Hex(canonical([invariant, `order/${aggregate}`, evidence]));
    const data = {
      invariant,
      machine: 'order',
      life: aggregate,
      branches: [],
      evidence,
      fingerprint,
      lifeVersion: aggregateVersion,
      occasion: 'nightly',
    };
    const found = { by: 'system', machine: 'violation', type: 'violation.found', at: before(days), data };
    const { id } = await propose(found);
    if (id === null) throw new Error('The violation got no id');
    for (const [step, { by, event, remark }] of since.entries()) {
      const followUp: DemoCommand = {
        by,
        machine: 'violation',
        id,
        type: `violation.${event}`,
        at: before(days, -(step + 1)),
      };
      await propose(remark === undefined ? followUp : { ...followUp, data: { remark } });
    }
  }
}
