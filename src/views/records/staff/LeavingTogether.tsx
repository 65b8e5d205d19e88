import { useCallback } from 'react';
import type { AskOptions } from '#services/http.ts';
import { page } from '#services/page.ts';
import { Stack } from '#views/ui/layout.tsx';
import { useAsked } from '#views/data/useAsked.ts';
import { InCharge } from './InCharge.tsx';

const MOST_SHOWN = 100;

/** Duties that end when several people leave at once; nothing while none of them is in charge of a branch. */
export default function LeavingTogether({ ids }: { readonly ids: readonly string[] }) {
  const key = ids.join(' ');
  const read = useCallback(
    async (options: AskOptions) =>
      key === ''
        ? []
        : (
            await page(
              'staff',
              {
                pageNum: 1,
                pageSize: MOST_SHOWN,
                filters: [
                  { field: 'id', op: 'in', value: key.split(' ') },
                  { field: 'personInCharge', op: 'eq', value: true },
                ],
              },
              options,
            )
          ).records,
    [key],
  );
  const { answer } = useAsked(read);
  if (!answer || answer.length === 0) return null;
  return (
    <Stack gap="s">
      {answer.map(({ id, nickName, branch }) => (
        <InCharge key={id} name={String(nickName)} branch={String(branch)} />
      ))}
    </Stack>
  );
}
