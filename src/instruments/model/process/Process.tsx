import { useCallback } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { AskOptions } from '#services/http.ts';
import { wordFailure } from '#services/failure.ts';
import { readModelRoles } from '#instruments/services/models.ts';
import { readProcess, type Process as ProcessAnswer } from '#instruments/services/processMining.ts';
import * as detail from '#views/shapes/detail/Detail.css.ts';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Select } from '#views/ui/Select.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { Tabs } from '#views/ui/Tabs.tsx';
import { useAsked } from '#views/data/useAsked.ts';
import { useWords } from '#views/language/words.tsx';
import { FollowedNotice, NothingDone } from '../processMining/Notices.tsx';
import * as css from '../Model.css.ts';
import { ProcessMiningBar } from '../processMining/ProcessMiningBar.tsx';
import { allAggregateTypes, aggregateTypeById } from '../useModel.ts';
import { Cases } from './Cases.tsx';
import { ExportEvents } from './ExportEvents.tsx';
import { Pairs, Routes, Variants, Waits } from './tables.tsx';
import { useProcessPage, type ProcessPage } from './useProcessPage.ts';

/** Shows the history of aggregates: variants, times between states, waiting states and routes (model.md 1.3). */
export default function Process() {
  const words = useWords();
  const page = useProcessPage();
  const aggregateType = aggregateTypeById(page.machine);
  return (
    <article className={detail.page}>
      <h1 className={detail.title}>{words.text('screen.Process')}</h1>
      <p className={css.muted}>{words.text('ui.process.hint')}</p>
      <Bar page={page} aggregateType={aggregateType} />
      {aggregateType && <ExportEvents aggregateType={aggregateType} filter={page.filter} />}
      {aggregateType ? (
        <Mined key={aggregateType.id} aggregateType={aggregateType} page={page} />
      ) : (
        <EmptyState icon="map" title={words.text('ui.model.noMachine')} />
      )}
    </article>
  );
}

function Bar({ page, aggregateType }: { page: ProcessPage; aggregateType: AggregateType | undefined }) {
  const words = useWords();
  const { answer: roles } = useAsked(readModelRoles);
  const machines = allAggregateTypes()
    .map(({ id }) => ({ id, label: words.text<string>(`machine.${id}.many`) }))
    .toSorted((one, two) => one.label.localeCompare(two.label, words.tag));
  return (
    <>
      <div className={css.bar}>
        <Select
          label={words.text('ui.model.machine')}
          choices={machines}
          value={page.machine}
          onChange={(key) => page.show({ machine: String(key), version: null })}
        />
        <Select
          label={words.text('ui.model.role')}
          choices={[
            { id: '', label: words.text('ui.model.anyRole') },
            ...(roles ?? []).map(({ code, name, nameZh }) => ({
              id: code,
              label: words.language === 'zh' ? nameZh : name,
            })),
          ]}
          value={page.role ?? ''}
          onChange={(key) => page.show({ role: String(key ?? '') || null })}
        />
      </div>
      {aggregateType && <ProcessMiningBar aggregateType={aggregateType} page={page} onChange={page.show} />}
    </>
  );
}

function Mined({ aggregateType, page }: { aggregateType: AggregateType; page: ProcessPage }) {
  const words = useWords();
  const { filter } = page;
  const read = useCallback(
    (options: AskOptions) => readProcess({ machine: aggregateType.id, filter }, { ...options, ownFailure: true }),
    [aggregateType, filter],
  );
  const { answer, failure, loading, reload } = useAsked(read);
  if (failure)
    return <ErrorState title={words.text('ui.practice.failed')} text={wordFailure(failure, words)} onRetry={reload} />;
  if (!answer) return <Skeleton />;
  return (
    <>
      <FollowedNotice followed={answer.followed} />
      {answer.cases === 0 ? (
        <NothingDone show={page.show} />
      ) : (
        <Found aggregateType={aggregateType} page={page} process={answer} isLoading={loading} />
      )}
    </>
  );
}

interface FoundProps {
  readonly aggregateType: AggregateType;
  readonly page: ProcessPage;
  readonly process: ProcessAnswer;
  readonly isLoading: boolean;
}

function Found({ aggregateType, page, process, isLoading }: FoundProps) {
  const words = useWords();
  const props = { aggregateType, page, process };
  const tabs = [
    { id: 'variants', content: <Variants {...props} /> },
    { id: 'between', content: <Pairs {...props} /> },
    { id: 'waiting', content: <Waits {...props} /> },
    ...(process.routes ? [{ id: 'routes', content: <Routes {...props} /> }] : []),
  ] as const;
  const title = words.text<string>(`machine.${aggregateType.id}.many`);
  return (
    <>
      <p role="status" aria-busy={isLoading} className={css.muted}>
        {words.text('ui.process.summary', { cases: process.cases, over: process.over, transitions: process.ways })}
      </p>
      {page.choice && (
        <Cases key={JSON.stringify(page.choice)} aggregateType={aggregateType} page={page} choice={page.choice} />
      )}
      <Tabs
        label={title}
        selected={tabs.some(({ id }) => id === page.tab) ? page.tab : 'variants'}
        onSelect={(tab) => page.show({ tab })}
        tabs={tabs.map(({ id, content }) => ({ id, label: words.text(`ui.process.tab.${id}`), content }))}
      />
    </>
  );
}
