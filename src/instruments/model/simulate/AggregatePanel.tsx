import type { Aggregate } from '#machines/kit/aggregate.ts';
import { actorOf, type Part } from '#instruments/sandbox/people.ts';
import { isSeenBy } from '#instruments/sandbox/propose.ts';
import { offers } from '#instruments/sandbox/run.ts';
import { keyOf } from '#instruments/sandbox/world.ts';
import { ActionBar } from '#views/shapes/detail/ActionBar.tsx';
import * as detail from '#views/shapes/detail/Detail.css.ts';
import { RecordTimeline } from '#views/shapes/detail/RecordTimeline.tsx';
import { StateStatus } from '#views/shapes/fields/StateStatus.tsx';
import { isQuiet } from '#views/shapes/fields/tones.ts';
import type { Draft } from '#views/shapes/form/draft.ts';
import type { Presented } from '#views/shapes/presentation/presentation.ts';
import { Card } from '#views/ui/Card.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { Tabs } from '#views/ui/Tabs.tsx';
import { usePresented } from '#views/data/usePresented.ts';
import { useWords } from '#views/language/words.tsx';
import { LookupsTab } from './LookupsTab.tsx';
import { kindTitle } from '#views/shapes/log/eventNames.tsx';
import { recordsOf } from './records.ts';
import type { Run, RunStore } from './runStore.ts';
import { StepsTab } from './StepsTab.tsx';

interface AggregatePanelProps {
  readonly aggregateType: Presented;
  readonly aggregate: Aggregate;
  readonly run: Run;
  readonly store: RunStore;
  readonly part: Part;
  readonly initial: (type: string) => Draft;
}

const nothing = (): void => {};

/** Shows one aggregate of a run once its presentation has loaded. */
export function AggregatePanel({
  machine,
  ...props
}: Omit<AggregatePanelProps, 'aggregateType'> & { readonly machine: string }) {
  const aggregateType = usePresented(machine);
  return aggregateType ? <Panel aggregateType={aggregateType} {...props} /> : <Skeleton />;
}

/** Shows one aggregate of a run: its state, the actions of this role, and its history. */
function Panel({ aggregateType, aggregate, run, store, part, initial }: AggregatePanelProps) {
  const words = useWords();
  const { sandbox } = run;
  const { main, regions } = aggregateType.structure;
  const actor = actorOf(sandbox, part);
  const isSeen = actor !== null && isSeenBy(sandbox, aggregateType, aggregate.id, actor);
  const said = regions.filter((region) => region !== main && !isQuiet(aggregateType, aggregate.states[region] ?? ''));
  const log = sandbox.logs.get(keyOf(aggregateType.id, aggregate.id)) ?? [];
  const logName = words.text('ui.simulate.log');
  return (
    <Card>
      <Stack gap="l">
        <header className={detail.head}>
          <div className={detail.titles}>
            <h2 className={detail.title}>
              {`${kindTitle(aggregateType.id, words)} ${aggregate.id}`}
              <StateStatus aggregateType={aggregateType} state={aggregate.states[main] ?? ''} pill />
            </h2>
            <div className={detail.statuses}>
              {said.map((region) => (
                <span key={region} className={detail.region}>
                  {words.text<string>(`region.${aggregateType.id}.${region}`)}
                  <StateStatus aggregateType={aggregateType} state={aggregate.states[region] ?? ''} pill />
                </span>
              ))}
            </div>
          </div>
          {isSeen && (
            <ActionBar
              key={part}
              aggregateType={aggregateType}
              aggregate={aggregate}
              events={offers(sandbox, aggregateType, aggregate, part)}
              initial={initial}
              onDone={nothing}
              onStale={nothing}
            />
          )}
        </header>
        {!isSeen && <Notice tone="info">{words.text('ui.simulate.notSeen')}</Notice>}
        <Tabs
          label={aggregate.id}
          tabs={[
            {
              id: 'log',
              label: logName,
              content: <RecordTimeline aggregateType={aggregateType} label={logName} records={recordsOf(log)} />,
            },
            {
              id: 'steps',
              label: words.text('ui.simulate.steps'),
              content: <StepsTab aggregateType={aggregateType} log={log} sandbox={sandbox} />,
            },
            {
              id: 'known',
              label: words.text('ui.simulate.known'),
              content: (
                <LookupsTab aggregateType={aggregateType} aggregate={aggregate} run={run} store={store} part={part} />
              ),
            },
          ]}
        />
      </Stack>
    </Card>
  );
}
