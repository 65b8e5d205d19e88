import { useCallback } from 'react';
import { wordFailure } from '#services/failure.ts';
import type { AskOptions } from '#services/http.ts';
import { useScreenNames } from '#views/place/screen.tsx';
import { useAsked } from '#views/data/useAsked.ts';
import { useMay } from '#views/session/useHolds.ts';
import { Link } from '#views/ui/Link.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useWords } from '#views/language/words.tsx';
import { readerOf, type Use } from './readUses.ts';

const MOST_NAMED = 5;

/** Everything that keeps an entry in use, counted, with the list of each. */
export function InUse({ id, uses }: { readonly id: string; readonly uses: readonly Use[] }) {
  const words = useWords();
  const may = useMay();
  const nameOf = useScreenNames();
  const readAll = useCallback(
    (options: AskOptions) => {
      const read = readerOf(id, { ...options, ownForbidden: true });
      const readable = uses.filter(({ machine }) => may(`${machine}.read`));
      return Promise.all(readable.map(async (use) => ({ use, ...(await read(use)) })));
    },
    [id, uses, may],
  );
  const { answer, failure } = useAsked(readAll);
  if (failure) return <Notice tone="critical">{wordFailure(failure, words)}</Notice>;
  if (!answer) return <Skeleton lines={2} />;
  const found = answer.filter(({ total }) => total > 0);
  if (found.length === 0) return <Notice tone="info">{words.text('ui.inUse.none')}</Notice>;
  return (
    <Notice tone="warning" title={words.text('ui.inUse.title')}>
      <Stack gap="s">
        {found.map(({ use: { title, list, nameOf: named }, total, records }) => {
          const [path, search] = list;
          const names = words.list(records.slice(0, MOST_NAMED).map(named));
          const text = words.text('ui.inUse.line', { title: words.text<string>(title), count: total, names });
          const more = total - Math.min(records.length, MOST_NAMED);
          return (
            <span key={title}>
              {nameOf(path) === null ? text : <Link href={`${path}?${new URLSearchParams(search(id))}`}>{text}</Link>}
              {more > 0 && ` ${words.text('ui.people.work.more', { count: more })}`}
            </span>
          );
        })}
      </Stack>
    </Notice>
  );
}
