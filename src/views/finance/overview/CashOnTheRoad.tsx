import { courierCash } from '#machines/courierCash/index.ts';
import { wordFailure } from '#services/failure.ts';
import { page } from '#services/page.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { fieldInfo } from '#i18n/fieldsOf.ts';
import { Value } from '#views/shapes/fields/Value.tsx';
import { useKept } from '#views/shapes/figures/useKept.ts';
import { Section } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Link } from '#views/ui/Link.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useWords } from '#views/language/words.tsx';
import { HeadedTable } from '../HeadedTable.tsx';
import * as css from '../finance.css.ts';

const MACHINES: readonly string[] = [courierCash.id];
const COURIER = fieldInfo('courier', courierCash.rowSchema.shape.courier);
const FIELDS = ['heldMmk', 'heldCny', 'declaredMmk', 'declaredCny'] as const;
const MOST = 10;

/** The people who hold most cash; those whose cash is being counted follow. */
const read = async (signal: AbortSignal) => {
  const sort = [
    { field: 'heldMmk', dir: 'desc' },
    { field: 'declaredMmk', dir: 'desc' },
  ] as const;
  const { records } = await page(courierCash.id, { pageNum: 1, pageSize: MOST, sort }, { signal, ownForbidden: true });
  return records
    .map((row) => courierCash.rowSchema.parse(row))
    .filter((row) => FIELDS.some((field) => row[field] !== 0));
};

/** Cash on the road: what staff hold, and what they handed in and nobody has counted yet. */
export function CashOnTheRoad() {
  const words = useWords();
  const { answer, failure, reload } = useKept(read, MACHINES);
  const title = words.text('ui.finance.cash');
  return (
    <Section
      flush
      title={title}
      description={words.text('ui.finance.cashHint', { most: MOST })}
      actions={<Link href="/finance/courierCash">{words.text('ui.finance.cashAll')}</Link>}
    >
      {failure && (
        <ErrorState title={words.text('ui.home.failed')} text={wordFailure(failure, words)} onRetry={reload} />
      )}
      {!answer && !failure && <Skeleton lines={4} />}
      {answer?.length === 0 && <EmptyState icon="wallet" title={words.text('ui.finance.noCash')} />}
      {answer !== null && answer.length > 0 && (
        <HeadedTable
          label={title}
          heads={[
            words.text('field.courierCash.courier'),
            ...FIELDS.map((field) => words.text(`field.courierCash.${field}`)),
          ]}
        >
          <tbody>
            {answer.map((row) => (
              <tr key={row.id} className={css.row}>
                <th scope="row" className={css.cell}>
                  <Link href={recordAddress('courierCash', row.id)}>
                    <Value machine={courierCash.id} info={COURIER} value={row.courier} inColumn />
                  </Link>
                </th>
                {FIELDS.map((field) => (
                  <td key={field} className={css.cell}>
                    {words.amount(row[field])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </HeadedTable>
      )}
    </Section>
  );
}
