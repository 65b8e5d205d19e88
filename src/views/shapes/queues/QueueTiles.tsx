import { useState } from 'react';
import { Link } from 'react-aria-components';
import { QUEUES } from '#machines/queues/index.ts';
import { serverNow } from '#services/clock.ts';
import type { Queues } from '#services/queues.ts';
import { useScreenNames } from '#views/screen.tsx';
import * as tiles from '../figures/tiles.css.ts';
import { useWords } from '#views/words.tsx';
import { Amounts } from './Amounts.tsx';
import { queueAddress, QUEUE_LISTS } from './queueAddresses.ts';
import * as css from './queues.css.ts';

function QueueTile({ queue: { name, count, sums, oldest } }: { readonly queue: Queues[number] }) {
  const words = useWords();
  const nameOf = useScreenNames();
  const [now] = useState(serverNow);
  const inside = (
    <>
      <span className={tiles.name}>{words.text(`ui.queue.${name}`)}</span>
      <span className={tiles.value}>{words.number(count)}</span>
      {count > 0 && <Amounts machine={QUEUES[name].machine} fields={QUEUES[name].sums} sums={sums} />}
      {oldest !== null && (
        <span className={css.quiet}>
          {words.text('ui.queues.oldest', { age: words.duration(Math.max(0, now - Date.parse(oldest))) })}
        </span>
      )}
    </>
  );
  if (nameOf(QUEUE_LISTS[name]) === null) return <div className={tiles.tileOfSeveral}>{inside}</div>;
  return (
    <Link href={queueAddress(name)} className={tiles.tileOfSeveral}>
      {inside}
    </Link>
  );
}

/** Queues of work: number, amounts and oldest age, each leading to its rows. */
export const QueueTiles = ({ queues }: { readonly queues: Queues }) => (
  <div className={tiles.tiles}>
    {queues.map((queue) => (
      <QueueTile key={queue.name} queue={queue} />
    ))}
  </div>
);
