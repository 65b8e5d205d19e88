import type { ReactNode } from 'react';
import { positionNames, POSITIONS, type PositionName } from '#machines/finance/debts.ts';
import { wordFailure } from '#services/failure.ts';
import { readPositions, type Positions } from '#services/finance.ts';
import { useScreenNames } from '#views/place/screen.tsx';
import { useKept } from '#views/shapes/figures/useKept.ts';
import { Section } from '#views/ui/Card.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Link } from '#views/ui/Link.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useWords } from '#views/language/words.tsx';
import { positionAddress, POSITION_LISTS } from '../addresses.ts';
import { Amounts } from '#views/shapes/queues/Amounts.tsx';
import { HeadedTable } from '../HeadedTable.tsx';
import * as css from '../finance.css.ts';

const SIDES = {
  toUs: ['receivables', 'bills', 'held', 'counting'],
  byUs: ['merchants', 'senders', 'refunds', 'claims'],
} as const satisfies Readonly<Record<string, readonly PositionName[]>>;

const MACHINES: readonly string[] = [...new Set(positionNames.map((name) => POSITIONS[name].machine))];

const read = (signal: AbortSignal) => readPositions({ signal, ownForbidden: true });

/** Tables of the amounts owed to the company, and of those that it owes. */
export function PositionsTables() {
  const words = useWords();
  const { answer, failure, reload } = useKept(read, MACHINES);
  if (failure)
    return <ErrorState title={words.text('ui.home.failed')} text={wordFailure(failure, words)} onRetry={reload} />;
  return (
    <div className={css.two}>
      {(['toUs', 'byUs'] as const).map((side) => (
        <Section key={side} flush title={words.text(`ui.finance.owed.${side}`)}>
          {answer ? (
            <PositionTable
              label={words.text(`ui.finance.owed.${side}`)}
              positions={answer.filter(({ name }) => SIDES[side].some((one) => one === name))}
            />
          ) : (
            <Skeleton lines={4} />
          )}
        </Section>
      ))}
    </div>
  );
}

function PositionTable({ label, positions }: { readonly label: string; readonly positions: Positions }) {
  const words = useWords();
  const nameOf = useScreenNames();
  const leading = (name: PositionName, said: ReactNode): ReactNode =>
    nameOf(POSITION_LISTS[name]) === null ? said : <Link href={positionAddress(name)}>{said}</Link>;
  return (
    <HeadedTable
      label={label}
      heads={(['position', 'records', 'amount'] as const).map((column) => words.text(`ui.finance.column.${column}`))}
    >
      <tbody>
        {positions.map(({ name, count, sums }) => (
          <tr key={name} className={css.row}>
            <th scope="row" className={css.cell}>
              {leading(name, words.text(`ui.finance.position.${name}`))}
            </th>
            <td className={css.cell}>{leading(name, words.number(count))}</td>
            <td className={css.cell}>
              {leading(name, <Amounts machine={POSITIONS[name].machine} fields={POSITIONS[name].sums} sums={sums} />)}
            </td>
          </tr>
        ))}
      </tbody>
    </HeadedTable>
  );
}
