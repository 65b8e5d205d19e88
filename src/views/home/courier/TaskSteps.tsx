import { useMemo, useState } from 'react';
import { Button } from 'react-aria-components';
import order from '#views/records/order/presentation.ts';
import { actsOf, firstReasonOf, primaryOf, shownOf } from '#views/shapes/detail/actions.ts';
import { EventDialog } from '#views/shapes/form/EventDialog.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './CourierTasks.css.ts';
import { startOf } from './startOf.ts';
import { BESIDE } from './tasks.ts';
import type { useTaskRecord } from './useTaskRecord.ts';

interface TaskStepsProps {
  readonly record: ReturnType<typeof useTaskRecord>;
  readonly name: string;
}

/** The next step of a stop under the thumb, and what else may happen at the door; each form opens over the day. */
export function TaskSteps({ record: { stream, aggregate, unsent, reload }, name }: TaskStepsProps) {
  const words = useWords();
  const [acting, setActing] = useState<string | null>(null);
  const acts = useMemo(() => (stream && aggregate ? actsOf(order, aggregate, stream.events) : []), [stream, aggregate]);
  if (!stream || !aggregate) return null;
  const shown = shownOf(order, acts);
  const next = primaryOf(shown);
  const [first] = shown;
  const others = acts.filter(({ type, allowed }) => allowed && BESIDE.includes(type));
  const label = (type: string): string => words.text<string>(`event.${type}`);
  return (
    <>
      {next && (
        <Button className={css.next} onPress={() => setActing(next.type)}>
          {label(next.type)}
        </Button>
      )}
      {!next && first?.granted && unsent.length === 0 && (
        <p className={css.due}>{firstReasonOf(first, order, words)}</p>
      )}
      {others.map(({ type }) => (
        <Button key={type} className={css.other} onPress={() => setActing(type)}>
          {label(type)}
        </Button>
      ))}
      {acting !== null && (
        <EventDialog
          key={acting}
          aggregateType={order}
          aggregate={aggregate}
          type={acting}
          initial={startOf(acting, name, Number(stream.row['pieces']), aggregate)}
          onClose={() => setActing(null)}
          onDone={reload}
          onStale={reload}
        />
      )}
    </>
  );
}
