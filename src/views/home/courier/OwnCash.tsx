import { useCallback } from 'react';
import { Link } from 'react-aria-components';
import { courierCash } from '#machines/courierCash/index.ts';
import { page } from '#services/page.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { useKept } from '#views/shapes/figures/useKept.ts';
import { Section } from '#views/ui/Card.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Status } from '#views/ui/Status.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './CourierTasks.css.ts';

const MACHINES: readonly string[] = [courierCash.id];

/** The cash that the courier holds, with the way to hand it in. */
export function OwnCash({ userId }: { readonly userId: string }) {
  const words = useWords();
  const read = useCallback(
    async (signal: AbortSignal) => {
      const filters = [{ field: 'id', op: 'eq', value: userId }] as const;
      const { records } = await page(
        courierCash.id,
        { pageNum: 1, pageSize: 1, filters },
        { signal, ownForbidden: true },
      );
      return records.map((row) => courierCash.rowSchema.parse(row));
    },
    [userId],
  );
  const { answer } = useKept(read, MACHINES);
  if (answer === null) return null;
  const [cash] = answer;
  const held = [
    ...(cash && cash.heldMmk !== 0 ? [words.money(cash.heldMmk, 'MMK')] : []),
    ...(cash && cash.heldCny !== 0 ? [words.money(cash.heldCny, 'CNY')] : []),
  ];
  const address = recordAddress('courierCash', userId);
  return (
    <Section title={words.text('ui.courier.cash')}>
      <Stack gap="m">
        <p className={css.amount}>
          {held.length === 0
            ? words.text('ui.courier.cashNone')
            : words.text('ui.courier.cashHeld', { amount: words.list(held) })}
        </p>
        {cash && (
          <div className={css.acts}>
            {cash.state !== 'holding' && (
              <Status tone="progress">{words.text<string>(`state.courierCash.${cash.state}`)}</Status>
            )}
            {cash.state === 'holding' && held.length > 0 && (
              <Link className={css.act} href={`${address}&do=courierCash.handedIn`}>
                {words.text('ui.courier.handIn')}
              </Link>
            )}
            <Link className={css.act} href={address}>
              {words.text('ui.courier.cashRecord')}
            </Link>
          </div>
        )}
      </Stack>
    </Section>
  );
}
