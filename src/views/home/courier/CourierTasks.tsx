import { useEffect, useMemo } from 'react';
import type { TaskKind } from '#machines/order/courierTasks.ts';
import { forgetOtherStops } from '#services/kept/stops.ts';
import { ListFailed } from '#views/data/ListFailed.tsx';
import { useSession } from '#views/session/useSession.ts';
import { arriving } from '#views/ui/arriving.tsx';
import { Section } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { Link } from '#views/ui/Link.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useThumbs } from '#views/ui/theme/useThumbs.ts';
import { useWords } from '#views/language/words.tsx';
import * as css from './CourierTasks.css.ts';
import { DayHead } from './DayHead.tsx';
import { OwnCash } from './OwnCash.tsx';
import { LaterTasks } from './LaterTasks.tsx';
import { TaskList } from './TaskList.tsx';
import { listOf, type Task } from './tasks.ts';
import { useArrangement } from './useArrangement.ts';
import { usePlaceNames } from './usePlaceNames.ts';
import { useTasks, type Tasks } from './useTasks.ts';

const OwnOrderList = arriving(() => import('./OwnOrderList.tsx'), { Waiting: Skeleton });

/** Most cards of one kind; the list has the rest. */
const MOST_CARDS = 50;

/** The day of a courier: the sum of it, what to deliver and what to collect now, and the cash in hand. */
export default function CourierTasks() {
  const userId = useSession().context.user?.id ?? '';
  const read = { deliver: useTasks('deliver', userId), collect: useTasks('collect', userId) };
  const nameOf = usePlaceNames([...allOf(read.deliver), ...allOf(read.collect)].map(({ city }) => city));
  const deliver = useNamed(read.deliver, nameOf);
  const collect = useNamed(read.collect, nameOf);
  const arrangement = useArrangement();
  useEffect(() => {
    if (read.deliver.tasks && read.collect.tasks)
      void forgetOtherStops([...allOf(read.deliver), ...allOf(read.collect)].map(({ id }) => id)).catch(console.warn);
  }, [read.deliver, read.collect]);
  const thumbs = useThumbs();
  return (
    <div className={`${css.parts} ${thumbs}`}>
      <DayHead deliver={deliver} collect={collect} arrangement={arrangement} />
      <TasksOf kind="deliver" userId={userId} arrangement={arrangement} {...deliver} />
      <TasksOf kind="collect" userId={userId} arrangement={arrangement} {...collect} />
      <OwnCash userId={userId} />
    </div>
  );
}

/** Stops of today and of later days. */
const allOf = ({ tasks }: Tasks): readonly Task[] => (tasks ? [...tasks.today, ...tasks.later] : []);

/** Stops with the names of their places. */
const useNamed = (read: Tasks, nameOf: (id: string) => string): Tasks => {
  const tasks = useMemo(() => {
    const named = (task: Task): Task => ({ ...task, cityName: nameOf(task.city) });
    return read.tasks && { today: read.tasks.today.map(named), later: read.tasks.later.map(named) };
  }, [read.tasks, nameOf]);
  return { ...read, tasks };
};

interface TasksOfProps extends Tasks {
  readonly kind: TaskKind;
  readonly userId: string;
  readonly arrangement: ReturnType<typeof useArrangement>;
}

function TasksOf({ kind, userId, arrangement: { arrangement, arranged, put }, ...read }: TasksOfProps) {
  const { tasks, failure, reload } = read;
  const today = tasks?.today ?? [];
  const later = tasks?.later ?? [];
  const total = today.length + later.length;
  const shown = arranged(today).slice(0, MOST_CARDS);
  const words = useWords();
  const title = words.text<string>(`ui.courier.${kind}`);
  const all = <Link href={listOf(kind, userId)}>{words.text('ui.courier.all', { count: total })}</Link>;
  return (
    <Section title={title} actions={total > 0 ? all : undefined}>
      {failure && tasks === null && <ListFailed failure={failure} onRetry={reload} />}
      {!failure && tasks === null && <Skeleton lines={3} />}
      {tasks !== null && today.length === 0 && (
        <EmptyState icon="check" title={words.text(`ui.courier.none.${kind}`)} />
      )}
      {shown.length > 0 &&
        (arrangement === 'own' ? (
          <OwnOrderList label={title} tasks={shown} onOrder={put} />
        ) : (
          <TaskList tasks={shown} />
        ))}
      {later.length > 0 && <LaterTasks tasks={later} />}
    </Section>
  );
}
