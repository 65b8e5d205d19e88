import type { ReactNode } from 'react';
import { DEBTS, type DebtName } from '#machines/finance/debts.ts';
import descriptorData from '#machines/receivable/index.ts?listDescriptor';
import type { Debts } from '#services/finance.ts';
import { useScreenNames } from '#views/place/screen.tsx';
import { Value } from '#views/shapes/fields/Value.tsx';
import { fieldOf } from '#views/shapes/listDescriptor/listDescriptor.ts';
import { Link } from '#views/ui/Link.tsx';
import { useWords } from '#views/language/words.tsx';
import { debtAddress, DEBT_LISTS } from '../addresses.ts';
import * as css from '../finance.css.ts';

interface DebtRowProps {
  readonly by: DebtName;
  readonly day: string;
  /** The last column: how to remind; null where nobody can be reminded. */
  readonly reminder: ReactNode;
  /** A party's debt, or that of all with the party null. */
  readonly debt: Omit<Debts['records'][number], 'party'> & { readonly party: string | null };
}

const INFOS = {
  branch: fieldOf(descriptorData, 'branch'),
  person: fieldOf(descriptorData, 'takenBy'),
};

/** Name of the party of a debt. */
function PartyName({
  by,
  party,
  customerName,
}: Pick<DebtRowProps, 'by'> & Omit<Debts['records'][number], 'count' | 'amount' | 'ages'>) {
  const words = useWords();
  if (customerName !== null) return customerName;
  if (party === '' || !(by === 'branch' || by === 'person')) return words.text('ui.finance.noParty');
  return <Value machine={DEBTS[by].machine} info={INFOS[by]} value={party} inColumn />;
}

/** Amounts of a debt by age, in MMK, each leading to its rows. */
export function DebtRow({ by, day, reminder, debt: { party, customerName, count, amount, ages } }: DebtRowProps) {
  const words = useWords();
  const nameOf = useScreenNames();
  const isOpen = nameOf(DEBT_LISTS[by]) !== null && party !== '';
  const leading = (age: number | null, said: string, isThere: boolean): ReactNode =>
    isOpen && isThere ? <Link href={debtAddress(by, { of: party, age, day })}>{said}</Link> : said;
  const style = party === null ? css.total : css.cell;
  return (
    <tr className={css.row}>
      <th scope="row" className={style}>
        {party === null ? (
          words.text('ui.finance.all')
        ) : (
          <PartyName by={by} party={party} customerName={customerName} />
        )}
      </th>
      <td className={style}>{leading(null, words.number(count), count > 0)}</td>
      <td className={style}>{leading(null, words.amount(amount), count > 0)}</td>
      {ages.map((one, age) => (
        <td key={age} className={style}>
          {leading(age, words.amount(one.amount), one.count > 0)}
        </td>
      ))}
      {reminder !== null && <td className={style}>{reminder}</td>}
    </tr>
  );
}
