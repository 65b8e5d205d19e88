import { useCallback } from 'react';
import type { Period } from '#machines/period/context.ts';
import { wordFailure } from '#services/failure.ts';
import type { AskOptions } from '#services/http.ts';
import { page } from '#services/page.ts';
import { useAsked } from '#views/data/useAsked.ts';
import { useWords } from '#views/language/words.tsx';
import type { EffectProps } from '#views/shapes/form/effect.ts';
import { Notice } from '#views/ui/Notice.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { closedAlong } from './months.ts';

/** Names the earlier months that are closed with a month, because nobody began them. */
export default function ClosedAlong({ aggregate }: Pick<EffectProps, 'aggregate'>) {
  const words = useWords();
  const { month } = aggregate.context as Period;
  const read = useCallback(
    (options: AskOptions) =>
      page(
        'period',
        {
          pageNum: 1,
          pageSize: 1,
          filters: [{ field: 'state', op: 'eq', value: 'closed' }],
          sort: [{ field: 'id', dir: 'desc' }],
        },
        { ...options, ownFailure: true },
      ),
    [],
  );
  const { answer, failure } = useAsked(read);
  if (failure) return <Notice tone="critical">{wordFailure(failure, words)}</Notice>;
  if (!answer) return <Skeleton lines={1} />;
  const [latest] = answer.records;
  if (!latest) return <Notice tone="warning">{words.text('ui.books.allClosedAlong', { month })}</Notice>;
  const along = closedAlong(month, latest.id);
  return along.length === 0 ? null : (
    <Notice tone="warning">{words.text('ui.books.closedAlong', { months: words.list(along), month })}</Notice>
  );
}
