import type { Stock } from '#services/stock.ts';
import { Link } from '#views/ui/Link.tsx';
import { Status } from '#views/ui/Status.tsx';
import { useWords } from '#views/language/words.tsx';
import { countAddress } from '#views/records/inventoryTask/addresses.ts';
import { BranchName } from './BranchName.tsx';
import * as css from './Warehouse.css.ts';
import { stockHref } from './query.ts';

const AGES = [0, 1, 2, 3] as const;

export interface BranchFlow {
  readonly in: number;
  readonly out: number;
}

interface BranchTableProps {
  readonly branches: Stock['branches'];
  readonly flows: ReadonlyMap<string, BranchFlow>;
  readonly chosen: string | null;
  readonly now: number;
  /** Returns the address of a branch's flow. */
  readonly branchHref: (branch: string) => string;
  /** Returns the address of a flow's parcels; null means all branches. */
  readonly flowHref: (branch: string | null, way: 'in' | 'out') => string;
}

/** Stock of each branch by age, with arrivals and departures; every figure links to its parcels. */
export function BranchTable({ branches, flows, chosen, now, branchHref, flowHref }: BranchTableProps) {
  const words = useWords();
  const flowOf = (branch: string): BranchFlow => flows.get(branch) ?? { in: 0, out: 0 };
  const sum = (of: (branch: Stock['branches'][number]) => number): number =>
    branches.reduce((total, branch) => total + of(branch), 0);
  const signed = (net: number): string => `${net > 0 ? '+' : ''}${words.number(net)}`;
  const [came, went] = (['in', 'out'] as const).map((way) => sum(({ branch }) => flowOf(branch)[way]));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={css.scroller} tabIndex={0} role="group" aria-label={words.text('ui.stock.byBranch')}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.heading}>
              {words.text('field.inventoryTask.branch')}
            </th>
            <th scope="col" className={css.heading}>
              {words.text('ui.stock.stock')}
            </th>
            {AGES.map((age) => (
              <th key={age} scope="col" className={css.heading}>
                {words.text(`ui.stock.age.${age}`)}
              </th>
            ))}
            {(['in', 'out', 'net'] as const).map((way) => (
              <th key={way} scope="col" className={css.heading}>
                {words.text(`ui.stock.${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {branches.map(({ branch, count, stock, ages }) => (
            <tr key={branch} className={css.row} data-chosen={branch === chosen || undefined}>
              <th scope="row" className={css.cell}>
                <Link href={branchHref(branch)} aria-current={branch === chosen}>
                  <BranchName branch={branch} />
                </Link>
                {count !== null && (
                  <Link href={countAddress(count)}>
                    <Status tone="warning" pill>
                      {words.text('ui.stock.beingCounted')}
                    </Status>
                  </Link>
                )}
              </th>
              <td className={css.cell}>
                <Link href={stockHref(branch, null, now)}>{words.number(stock)}</Link>
              </td>
              {AGES.map((age) => (
                <td key={age} className={css.cell} data-old={age === 3 && ages[age] > 0 ? true : undefined}>
                  {ages[age] === 0 ? 0 : <Link href={stockHref(branch, age, now)}>{words.number(ages[age])}</Link>}
                </td>
              ))}
              {(['in', 'out'] as const).map((way) => (
                <td key={way} className={css.cell}>
                  {flowOf(branch)[way] === 0 ? (
                    0
                  ) : (
                    <Link href={flowHref(branch, way)}>{words.number(flowOf(branch)[way])}</Link>
                  )}
                </td>
              ))}
              <td className={css.cell}>{signed(flowOf(branch).in - flowOf(branch).out)}</td>
            </tr>
          ))}
        </tbody>
        {branches.length > 1 && (
          <tfoot>
            <tr className={css.row}>
              <th scope="row" className={css.total}>
                {words.text('ui.stock.total')}
              </th>
              <td className={css.total}>{words.number(sum(({ stock }) => stock))}</td>
              {AGES.map((age) => (
                <td key={age} className={css.total}>
                  {words.number(sum(({ ages }) => ages[age]))}
                </td>
              ))}
              <td className={css.total}>
                <Link href={flowHref(null, 'in')}>{words.number(came ?? 0)}</Link>
              </td>
              <td className={css.total}>
                <Link href={flowHref(null, 'out')}>{words.number(went ?? 0)}</Link>
              </td>
              <td className={css.total}>{signed((came ?? 0) - (went ?? 0))}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
