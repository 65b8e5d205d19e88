import type { QueueName } from '#machines/queues/index.ts';
import { useWords } from '#views/language/words.tsx';
import * as css from './queues.css.ts';

/** Queues in which nothing waits, in one line. */
export function EmptyQueues({ names }: { readonly names: readonly QueueName[] }) {
  const words = useWords();
  const titles = words.list(names.map((name) => words.text(`ui.queue.${name}`)));
  return <p className={css.none}>{words.text('ui.queues.empty', { queues: titles })}</p>;
}
