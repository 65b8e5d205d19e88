import { arriving } from '#views/ui/arriving.tsx';
import { Section } from '#views/ui/Card.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { Select } from '#views/ui/Select.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useWords } from '#views/language/words.tsx';
import { ARRANGEMENTS, type Arrangement } from './arrangement.ts';
import * as css from './CourierTasks.css.ts';
import type { useArrangement } from './useArrangement.ts';
import type { Tasks } from './useTasks.ts';

const RingSwitch = arriving(() => import('./RingSwitch.tsx'));

interface DayHeadProps {
  readonly deliver: Tasks;
  readonly collect: Tasks;
  readonly arrangement: ReturnType<typeof useArrangement>;
}

/** The sum of a courier's day, other days apart, the order of its stops, and whether this phone rings for new ones. */
export function DayHead({ deliver, collect, arrangement: { arrangement, arrange, isLost } }: DayHeadProps) {
  const words = useWords();
  const toDeliver = deliver.tasks?.today ?? [];
  const toCollect = collect.tasks?.today ?? [];
  const later = [...(deliver.tasks?.later ?? []), ...(collect.tasks?.later ?? [])];
  const amount = [...toDeliver, ...toCollect].reduce((sum, task) => sum + task.amount, 0);
  return (
    <Section title={words.text('ui.courier.day')}>
      <div className={css.day}>
        {deliver.tasks && collect.tasks ? (
          <p className={css.sum}>
            {words.text('ui.courier.sum', {
              deliver: toDeliver.length,
              collect: toCollect.length,
              later: later.length,
              amount: words.money(amount, 'MMK'),
            })}
          </p>
        ) : (
          <div className={css.sum}>{!deliver.failure && !collect.failure && <Skeleton lines={1} />}</div>
        )}
        <Select
          bare
          label={words.text('ui.courier.order')}
          choices={ARRANGEMENTS.map((id) => ({ id, label: words.text<string>(`ui.courier.order.${id}`) }))}
          value={arrangement}
          onChange={(key) => void arrange(key as Arrangement)}
        />
      </div>
      <RingSwitch />
      {isLost && <Notice tone="warning" title={words.text('ui.courier.noPlace')} />}
    </Section>
  );
}
