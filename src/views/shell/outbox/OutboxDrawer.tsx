import { useMemo, useSyncExternalStore } from 'react';
import { heldOf, type Entry } from '#services/outbox/outbox.ts';
import { summaryOf } from '#services/outbox/summary.ts';
import { Drawer } from '#views/ui/Drawer.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { Status } from '#views/ui/Status.tsx';
import { useWords } from '#views/language/words.tsx';
import { placeOf, titleOf } from './entryWords.ts';
import * as css from './OutboxDrawer.css.ts';
import { RefusedEntry } from './RefusedEntry.tsx';
import { isUpNow, onLine, useEntries } from './useOutbox.ts';

/** Most entries listed in one part; the rest are counted. */
const MOST_LISTED = 50;

/** Commands of this browser that are not settled, and those sent last. */
export default function OutboxDrawer({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const entries = useEntries();
  const isUp = useSyncExternalStore(onLine, isUpNow);
  const { waiting, refused, sent } = summaryOf(entries, isUp);
  const held = useMemo(() => new Set(heldOf(entries).map(({ key }) => key)), [entries]);
  const inState = (...states: readonly Entry['state'][]) => entries.filter(({ state }) => states.includes(state));
  return (
    <Drawer isOpen size="medium" title={words.text('shell.outbox')} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Stack gap="xl">
        <p>{words.text('shell.outbox.counts', { sent, waiting, refused })}</p>
        {!isUp && (
          <Notice tone="info" title={words.text('shell.outbox.noLine')}>
            {words.text('shell.outbox.noLineHint')}
          </Notice>
        )}
        {entries.length === 0 && <EmptyState icon="upload" title={words.text('shell.outbox.none')} />}
        <Part title={words.text('shell.outbox.partRefused')} count={refused}>
          {inState('refused').map((entry) => (
            <RefusedEntry key={entry.key} entry={entry} behind={behind(entry, entries, held)} />
          ))}
        </Part>
        <Part title={words.text('shell.outbox.partWaiting')} count={waiting}>
          {inState('waiting', 'sending').map((entry) => (
            <PlainEntry key={entry.key} entry={entry} isHeld={held.has(entry.key)} />
          ))}
        </Part>
        <Part title={words.text('shell.outbox.partSent')} count={sent}>
          {inState('sent')
            .toReversed()
            .map((entry) => (
              <PlainEntry key={entry.key} entry={entry} isHeld={false} />
            ))}
        </Part>
      </Stack>
    </Drawer>
  );
}

/** Returns the number of commands that wait for the decision about a refused one. */
const behind = (entry: Entry, entries: readonly Entry[], held: ReadonlySet<string>): number =>
  entries.filter(({ key, group }) => group !== null && group === entry.group && held.has(key)).length;

function Part({ title, count, children }: { title: string; count: number; children: React.ReactElement[] }) {
  const words = useWords();
  if (count === 0) return null;
  const more = count - MOST_LISTED;
  return (
    <section>
      <Stack gap="m">
        <h3 className={css.heading}>{title}</h3>
        <ul className={css.list}>{children.slice(0, MOST_LISTED)}</ul>
        {more > 0 && <p className={css.about}>{words.text('shell.outbox.more', { count: more })}</p>}
      </Stack>
    </section>
  );
}

function PlainEntry({ entry, isHeld }: { entry: Entry; isHeld: boolean }) {
  const words = useWords();
  const status = isHeld ? 'held' : entry.state === 'refused' ? 'waiting' : entry.state;
  return (
    <li className={css.entry}>
      <div className={css.head}>
        <span className={css.title}>{titleOf(entry, words)}</span>
        <Status tone={entry.state === 'sent' ? 'positive' : 'warning'}>
          {words.text(`shell.outbox.is.${status}`)}
        </Status>
      </div>
      <span className={css.about}>{`${placeOf(entry, words)} · ${words.instant(entry.at)}`}</span>
    </li>
  );
}
