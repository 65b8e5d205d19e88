import type { Life, Noun } from '#machines/kit/noun.ts';
import { actorOf, type Part } from '#machines/sandbox/people.ts';
import { isSeenBy } from '#machines/sandbox/propose.ts';
import { offers } from '#machines/sandbox/run.ts';
import { keyOf } from '#machines/sandbox/world.ts';
import { ActionBar } from '#views/shapes/detail/ActionBar.tsx';
import * as detail from '#views/shapes/detail/Detail.css.ts';
import { RecordTimeline } from '#views/shapes/detail/RecordTimeline.tsx';
import { StateStatus } from '#views/shapes/fields/StateStatus.tsx';
import { isQuiet } from '#views/shapes/fields/tones.ts';
import type { Draft } from '#views/shapes/form/draft.ts';
import { Card } from '#views/ui/Card.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { Tabs } from '#views/ui/Tabs.tsx';
import { useWords } from '#views/words.tsx';
import { KnownTab } from './KnownTab.tsx';
import { machineTitle } from './machineTitle.ts';
import { recordsOf } from './records.ts';
import type { Run, RunStore } from './runStore.ts';
import { StepsTab } from './StepsTab.tsx';

interface LifePanelProps {
  readonly noun: Noun;
  readonly life: Life;
  readonly run: Run;
  readonly store: RunStore;
  readonly part: Part;
  readonly initial: (type: string) => Draft;
}

const nothing = (): void => {};

/** One life of a run: where it stands, the buttons that this role would see on its screen, and what happened. */
export function LifePanel({ noun, life, run, store, part, initial }: LifePanelProps) {
  const words = useWords();
  const { sandbox } = run;
  const { main, regions } = noun.structure;
  const actor = actorOf(sandbox, part);
  const isSeen = actor !== null && isSeenBy(sandbox, noun, life.id, actor);
  const said = regions.filter((region) => region !== main && !isQuiet(noun, life.states[region] ?? ''));
  const log = sandbox.logs.get(keyOf(noun.id, life.id)) ?? [];
  const logName = words.text('ui.simulate.log');
  return (
    <Card>
      <Stack gap="l">
        <header className={detail.head}>
          <div className={detail.titles}>
            <h2 className={detail.title}>
              {`${machineTitle(noun.id, words)} ${life.id}`}
              <StateStatus noun={noun} state={life.states[main] ?? ''} pill />
            </h2>
            <div className={detail.statuses}>
              {said.map((region) => (
                <span key={region} className={detail.region}>
                  {words.text<string>(`region.${noun.id}.${region}`)}
                  <StateStatus noun={noun} state={life.states[region] ?? ''} pill />
                </span>
              ))}
            </div>
          </div>
          {isSeen && (
            <ActionBar
              key={part}
              noun={noun}
              life={life}
              events={offers(sandbox, noun, life, part)}
              initial={initial}
              onDone={nothing}
              onStale={nothing}
            />
          )}
        </header>
        {!isSeen && <Notice tone="info">{words.text('ui.simulate.notSeen')}</Notice>}
        <Tabs
          label={life.id}
          tabs={[
            {
              id: 'log',
              label: logName,
              content: <RecordTimeline noun={noun} label={logName} records={recordsOf(log)} />,
            },
            {
              id: 'steps',
              label: words.text('ui.simulate.steps'),
              content: <StepsTab noun={noun} log={log} sandbox={sandbox} />,
            },
            {
              id: 'known',
              label: words.text('ui.simulate.known'),
              content: <KnownTab noun={noun} life={life} run={run} store={store} part={part} />,
            },
          ]}
        />
      </Stack>
    </Card>
  );
}
