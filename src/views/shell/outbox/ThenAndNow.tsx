import { useEffect, useMemo, useState } from 'react';
import { recordWithKind } from '#i18n/recordNumber.ts';
import { failureOf, type Failure } from '#services/failure.ts';
import type { Subject } from '#services/outbox/subject.ts';
import type { Row } from '#services/page.ts';
import { readStream } from '#services/streams.ts';
import { ListFailed } from '#views/data/ListFailed.tsx';
import { labelOf, stateOf } from '#views/shapes/fields/labels.ts';
import { ReferenceText } from '#views/shapes/fields/Value.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './OutboxDrawer.css.ts';

interface Both {
  readonly before: Row | null;
  readonly now: Row;
}

/** Fields that decide whether a scan is allowed. */
const FIELDS = ['state', 'exception', 'currentBranch', 'holderName', 'shelf', 'package', 'shipment'] as const;

type LookupName = (typeof FIELDS)[number];

function Shown({ row, lookup, machine }: { row: Row | null; lookup: LookupName; machine: string }) {
  const words = useWords();
  const value = row?.[lookup];
  if (typeof value !== 'string' || value === '' || value === 'none') return '–';
  if (lookup === 'currentBranch') return <ReferenceText to="branch" id={value} />;
  return lookup === 'state' || lookup === 'exception' ? stateOf(machine, value, words) : value;
}

/** A record at an earlier time beside its current state, which explains why a command is now refused. */
export function ThenAndNow({ subject, at }: { subject: Subject; at: string }) {
  const words = useWords();
  const { machine, id } = subject;
  const [both, setBoth] = useState<Both | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [turn, setTurn] = useState(0);
  const request = useMemo(() => ({ machine, id, at, turn }), [machine, id, at, turn]);
  useEffect(() => {
    const aborter = new AbortController();
    const options = { signal: aborter.signal, ownForbidden: true };
    const read = async (): Promise<void> => {
      try {
        const [before, now] = await Promise.all([
          // The record may not have existed at that time.
          readStream(request.machine, request.id, request.at, options).catch((error: unknown) => {
            if (failureOf(error)?.kind !== 'invalid') throw error;
            return null;
          }),
          readStream(request.machine, request.id, undefined, options),
        ]);
        setBoth({ before: before?.row ?? null, now: now.row });
        setFailure(null);
      } catch (error) {
        const found = failureOf(error);
        if (!found) throw error;
        if (found.kind !== 'aborted') setFailure(found);
      }
    };
    void read();
    return () => aborter.abort();
  }, [request]);
  if (failure) {
    const retry = () => setTurn((now) => now + 1);
    return <ListFailed failure={failure} onRetry={retry} />;
  }
  if (!both) return <Skeleton />;
  const matches = FIELDS.filter((lookup) => both.now[lookup] !== undefined);
  return (
    <table className={css.table}>
      <caption className={css.caption}>
        {words.text('shell.outbox.thenAndNow', { record: recordWithKind(machine, id, words) })}
      </caption>
      <thead>
        <tr>
          <th scope="col" className={css.headCell}>
            {words.text('shell.outbox.fact')}
          </th>
          <th scope="col" className={css.headCell}>
            {words.text('shell.outbox.then', { time: words.instant(at) })}
          </th>
          <th scope="col" className={css.headCell}>
            {words.text('shell.outbox.now')}
          </th>
        </tr>
      </thead>
      <tbody>
        {matches.map((lookup) => (
          <tr key={lookup}>
            <th scope="row" className={css.headCell}>
              {labelOf(machine, lookup, words)}
            </th>
            <td className={css.cell}>
              <Shown row={both.before} lookup={lookup} machine={machine} />
            </td>
            <td className={both.before && both.before[lookup] !== both.now[lookup] ? css.changedCell : css.cell}>
              <Shown row={both.now} lookup={lookup} machine={machine} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
