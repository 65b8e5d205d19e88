import { Link } from 'react-aria-components';
import { QUEUES } from '#machines/queues/index.ts';
import type { Queues } from '#services/queues.ts';
import { useScreenNames } from '#views/place/screen.tsx';
import * as tiles from '../figures/tiles.css.ts';
import { Icon } from '#views/ui/Icon.tsx';
import { useWords } from '#views/language/words.tsx';
import { Amounts } from './Amounts.tsx';
import { dueText } from './dueText.ts';
import { queueAddress, QUEUE_LISTS } from './queueAddresses.ts';
import * as css from './queues.css.ts';
import { useMinute } from './useMinute.ts';

function QueueTile({ queue }: { readonly queue: Queues[number] }) {
  const { name, count, sums, oldest, dueSoon } = queue;
  const words = useWords();
  const nameOf = useScreenNames();
  const now = useMinute();
  const due = dueText(queue, now, words);
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
      {due !== null && (
        <span className={dueSoon > 0 ? css.dueSoon : css.due}>
          <Icon name="clock" />
          {due}
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
