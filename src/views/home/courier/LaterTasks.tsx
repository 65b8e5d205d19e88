import { useState } from 'react';
import { useWords } from '#views/language/words.tsx';
import * as css from './CourierTasks.css.ts';
import { TaskList } from './TaskList.tsx';
import type { Task } from './tasks.ts';

/** The stops of other days, folded away; their records are read once they are looked at. */
export function LaterTasks({ tasks }: { readonly tasks: readonly Task[] }) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={css.later} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={css.laterTitle}>{words.text('ui.courier.later', { count: tasks.length })}</summary>
      {isOpen && <TaskList tasks={tasks} />}
    </details>
  );
}
