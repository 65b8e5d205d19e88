import { useState } from 'react';
import { wordFailure } from '#services/failure.ts';
import { beginRejudgement, type Rejudgement, type RejudgementRequest } from '#instruments/services/rejudgements.ts';
import { Button } from '#views/ui/Button.tsx';
import { Section } from '#views/ui/Card.tsx';
import { DateRangePicker, type IsoRange } from '#views/ui/DateRangePicker.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { Select } from '#views/ui/Select.tsx';
import { useCall } from '#views/data/useCall.ts';
import { useWords } from '#views/language/words.tsx';
import * as css from '../Audit.css.ts';
import { MACHINES, kindTitle } from '#views/shapes/log/eventNames.tsx';
import { LimitFields } from './LimitFields.tsx';
import { limitKey, limitOf, LIMITS } from './limits.ts';

const ALL = '';

/** Converts the typed limits to the request: limits by machine, rule and name. */
function limitsTried(tried: ReadonlyMap<string, number>, machine: string | null): RejudgementRequest['limits'] {
  const requested: Record<string, Record<string, Record<string, number>>> = {};
  for (const one of LIMITS) {
    const value = tried.get(limitKey(one));
    if (value === undefined || (machine !== null && one.aggregateType.id !== machine)) continue;
    ((requested[one.aggregateType.id] ??= {})[one.rule] ??= {})[one.name] = limitOf(value, one.limit);
  }
  return requested;
}

/** Form that selects the history and the limits of a run. One run is active at a time. */
export function Asking({ isBusy, onBegun }: { isBusy: boolean; onBegun: (run: Rejudgement) => void }) {
  const words = useWords();
  const [machine, setMachine] = useState<string | null>(null);
  const [days, setDays] = useState<IsoRange | null>(null);
  const [tried, setTried] = useState<ReadonlyMap<string, number>>(new Map());
  const { call, isPending, failure } = useCall();
  const attempt = (key: string, value: number | null): void => {
    const next = new Map(tried);
    if (value === null) next.delete(key);
    else next.set(key, value);
    setTried(next);
  };
  const begin = async (): Promise<void> => {
    const request = {
      machine,
      firstDay: days?.start ?? null,
      lastDay: days?.end ?? null,
      limits: limitsTried(tried, machine),
    };
    onBegun(await beginRejudgement(request, { ownFailure: true }));
  };
  return (
    <Section
      title={words.text('ui.rejudge.what')}
      description={words.text('ui.rejudge.whatHint')}
      actions={
        <Button
          tone="primary"
          isPending={isPending}
          {...(isBusy && { reason: words.text('ui.rejudge.oneAtATime') })}
          onPress={() => void call(begin)}
        >
          {words.text('ui.rejudge.begin')}
        </Button>
      }
    >
      <Stack gap="m">
        {failure && <Notice tone="critical" title={wordFailure(failure, words)} />}
        <div className={css.bar}>
          <Select
            label={words.text('ui.model.machine')}
            choices={[
              { id: ALL, label: words.text('ui.rejudge.allMachines') },
              ...MACHINES.map((id) => ({ id, label: kindTitle(id, words) })),
            ]}
            value={machine ?? ALL}
            onChange={(key) => setMachine(key === ALL || key === null ? null : String(key))}
          />
          <DateRangePicker label={words.text('ui.rejudge.days')} value={days} onChange={setDays} />
        </div>
        <details>
          <summary>
            {words.text('ui.rejudge.otherLimits')}
            {tried.size > 0 && ` (${words.number(tried.size)})`}
          </summary>
          <LimitFields machine={machine} tried={tried} onTry={attempt} />
        </details>
      </Stack>
    </Section>
  );
}
