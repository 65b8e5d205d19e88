import type { Actor } from '#machines/kit/actor.ts';
import type { Account } from '#machines/money/ledgerAccounts.ts';
import type { Read } from '../database/standby/standby.ts';
import { reachedBranches } from './balances.ts';

/** A line of the general journal. */
export interface JournalLine {
  readonly lineId: string;
  readonly entry: number;
  readonly line: number;
  readonly day: string;
  readonly account: Account;
  readonly party: string | null;
  readonly partyName: string | null;
  readonly branch: string | null;
  readonly waybill: string | null;
  readonly type: string;
  readonly machine: string;
  readonly life: string;
  readonly personName: string | null;
  readonly currency: string;
  readonly amount: number;
  readonly at: string;
}

const BATCH = 2000;

/** Reads the lines of some days within the actor's scope in their order, batch by batch. */
export async function* journalLines(
  read: Read,
  actor: Actor,
  {
    from: first,
    to,
    branch = null,
  }: { readonly from: string; readonly to: string; readonly branch?: string | undefined | null },
): AsyncGenerator<readonly JournalLine[]> {
  let [day, lineId] = [first, ''];
  for (;;) {
    const after = [day, lineId];
    const { rows } = await read((from) =>
      from.query<JournalLine>({
        name: 'journal-lines',
        text: `select line_id as "lineId", position as entry, line, day, account, party, name_of_party(party) as "partyName",
          branch, waybill, type, machine, id as life, name_of_person(person) as "personName", currency, amount, at
        from ledger_entries
        where (day, line_id) > ($1, $2) and day <= $3 and ($4::text[] is null or branch = any($4::text[]))
          and ($5::text is null or party = $5) and ($6::text is null or coalesce(branch, '-') = $6)
        order by day, line_id limit ${BATCH}`,
        values: [...after, to, reachedBranches(actor), actor.merchant, branch],
      }),
    );
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    if (rows.length < BATCH) return;
    ({ day, lineId } = last);
  }
}
