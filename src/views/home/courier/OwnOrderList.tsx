import { Button, DropIndicator, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { Icon } from '#views/ui/Icon.tsx';
import { useWords } from '#views/language/words.tsx';
import { moved } from './arrangement.ts';
import * as css from './CourierTasks.css.ts';
import { TaskCard } from './TaskCard.tsx';
import type { Task } from './tasks.ts';

interface OwnOrderListProps {
  readonly label: string;
  readonly tasks: readonly Task[];
  readonly onOrder: (ids: readonly string[]) => void;
}

/** The stops of a courier in an order of his own: each is dragged by its grip, or moved by keyboard from there. */
export default function OwnOrderList({ label, tasks, onOrder }: OwnOrderListProps) {
  const words = useWords();
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) =>
      onOrder(
        moved(
          tasks.map(({ id }) => id),
          new Set([...keys].map(String)),
          { id: String(target.key), isBefore: target.dropPosition === 'before' },
        ),
      ),
    renderDropIndicator: (target) => <DropIndicator target={target} className={css.drop} />,
  });
  return (
    <GridList
      aria-label={label}
      className={css.own}
      keyboardNavigationBehavior="tab"
      dragAndDropHooks={dragAndDropHooks}
    >
      {tasks.map((task) => (
        <GridListItem key={task.id} id={task.id} textValue={task.name} className={css.stop}>
          <Button slot="drag" className={css.grip} aria-label={words.text('ui.courier.move', { name: task.name })}>
            <Icon name="grip" />
          </Button>
          <TaskCard task={task} />
        </GridListItem>
      ))}
    </GridList>
  );
}
