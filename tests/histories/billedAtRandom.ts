import fc from 'fast-check';
import { imbalanceOf, postingMachines } from '#machines/postings/index.ts';
import { SEED } from '#modelTesting/random.ts';
import { beginWorld, staffByBranch, workerOf } from '#modelTesting/world/beginning.ts';
import { act, actsOf, at } from './billedActs.ts';
import { BilledHistory } from './billedHistory.ts';
import { bill, CUSTOMERS, deliver, parcel } from './billedParcels.ts';
import { moneyFaults } from './customersMoney.ts';

/** Returns what is wrong with the money of the customers and with the ledger. */
function faults({ world, repaid }: BilledHistory): string[] {
  const entries = postingMachines.flatMap((machine) =>
    [...world.all(machine)].flatMap(({ id }) => world.posted(machine, id).flatMap((one) => one.entries)),
  );
  const strange = entries.find(({ amount }) => !Number.isSafeInteger(amount));
  return [
    ...CUSTOMERS.flatMap(({ code }) => moneyFaults(world, code, repaid.get(code) ?? 0)),
    ...[...imbalanceOf(entries)].map(([currency, amount]) => `the ledger ends at ${amount} ${currency}`),
    ...(strange ? [`the ledger has a line of ${strange.amount}`] : []),
  ];
}

/** Lengths of a run of histories. */
interface BilledLengths {
  readonly histories: number;
  readonly acts: number;
}

/** What happened in a run: the first faults with their history, and the kinds of event. */
interface BilledOutcome {
  readonly faults: readonly string[];
  readonly history: string;
  readonly kinds: ReadonlySet<string>;
}

/** Bills random parcels and moves their money at random until something is wrong. */
export async function billedAtRandom({ histories, acts }: BilledLengths): Promise<BilledOutcome> {
  const begun = await beginWorld();
  const ids = staffByBranch(begun).get('YGN') ?? [];
  const people = ids.slice(0, 2).map((id) => workerOf(begun, id, 'YGN'));
  const kinds = new Set<string>();
  let found: BilledOutcome | null = null;
  const property = fc.asyncProperty(
    fc.array(parcel, { minLength: 3, maxLength: 4 }),
    fc.array(act, { minLength: acts, maxLength: acts }),
    async (parcels, wanted) => {
      const history = new BilledHistory(begun.fork(), people);
      for (const one of parcels) await deliver(history, one);
      history.midnight();
      await bill(history);
      for (const one of wanted) {
        const offered = actsOf(history, one);
        for (let tried = 0; tried < offered.length; tried += 1) {
          const next = at(offered, one.kind + tried);
          if (!next) break;
          if ((await history.propose(history.person(one.who), next)) !== null) break;
        }
        const wrong = faults(history);
        if (wrong.length > 0) {
          found = { faults: wrong, history: history.lines.join('\n'), kinds };
          return false;
        }
      }
      for (const kind of history.kinds) kinds.add(kind);
      return true;
    },
  );
  await fc.check(property, { seed: SEED, numRuns: histories, endOnFailure: true });
  return found ?? { faults: [], history: '', kinds };
}
