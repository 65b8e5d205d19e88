import { TaskCard } from './TaskCard.tsx';
import * as css from './CourierTasks.css.ts';
import type { Task } from './tasks.ts';

/** The stops of a courier as cards. */
export const TaskList = ({ tasks }: { readonly tasks: readonly Task[] }) => (
  <ul className={css.list}>
    {tasks.map((task) => (
      <li key={task.id}>
        <TaskCard task={task} />
      </li>
    ))}
  </ul>
);
