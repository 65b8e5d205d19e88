import { useCallback, useMemo, useRef } from 'react';
import type { AnyStateMachine } from 'xstate';
import { elkInWorker } from '#instruments/services/elk.ts';
import { wordFailure } from '#services/failure.ts';
import { useScreenTitle } from '#views/place/screen.tsx';
import * as detail from '#views/shapes/detail/Detail.css.ts';
import { PlainTable } from '#views/shapes/detail/PlainTable.tsx';
import { Button } from '#views/ui/Button.tsx';
import { Section } from '#views/ui/Card.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useAsked } from '#views/data/useAsked.ts';
import { useWords } from '#views/language/words.tsx';
import { saveSvg } from '../machine/saveSvg.ts';
import { MapSvg } from '../map/MapSvg.tsx';
import { readable } from '../map/standing.ts';
import * as css from '../Model.css.ts';
import { chartOf, type ChartRegion } from './chart.ts';
import { chartMap } from './chartMap.ts';
import { chartMapWords, transitionText } from './chartWords.ts';

/** Shows the chart of a browser machine: each region as a map and as a table. */
export function ChartPage({ machine }: { machine: AnyStateMachine }) {
  const words = useWords();
  const { id, regions } = useMemo(() => chartOf(machine), [machine]);
  const title = words.text<string>(`chart.${id}`);
  useScreenTitle(title);
  return (
    <article className={detail.page}>
      <h1 className={detail.title}>{title}</h1>
      <p className={css.muted}>{words.text<string>(`about.chart.${id}`)}</p>
      {regions.map((region) => (
        <Region key={region.id} machine={id} region={region} />
      ))}
    </article>
  );
}

function Region({ machine, region }: { machine: string; region: ChartRegion }) {
  const words = useWords();
  const title = words.text<string>(`chart.${machine}.region.${region.id}`);
  return (
    <Section title={title}>
      <Stack gap="m">
        <RegionMap machine={machine} region={region} title={title} />
        <PlainTable
          label={words.text('chart.transitionsOf', { region: title })}
          rows={region.transitions.map((transition, index) => ({
            ...transitionText(words, machine, transition),
            key: String(index),
          }))}
          keyOf={({ key }) => key}
          columns={[
            { title: words.text('ui.chart.from'), cell: ({ from }) => from },
            { title: words.text('ui.model.event'), cell: ({ event }) => event },
            { title: words.text('chart.guard'), cell: ({ guard }) => guard },
            { title: words.text('ui.chart.to'), cell: ({ to }) => to },
            {
              title: words.text('chart.effects'),
              cell: ({ effects }) => effects.map((effect) => <div key={effect}>{effect}</div>),
            },
          ]}
        />
      </Stack>
    </Section>
  );
}

function RegionMap({ machine, region, title }: { machine: string; region: ChartRegion; title: string }) {
  const words = useWords();
  const svg = useRef<SVGSVGElement>(null);
  const read = useCallback(
    () => readable(() => chartMap(region), chartMapWords(words, machine, region), elkInWorker()),
    [machine, region, words],
  );
  const { answer, failure, reload } = useAsked(read);
  if (failure)
    return <ErrorState title={words.text('ui.model.noMap')} text={wordFailure(failure, words)} onRetry={reload} />;
  if (!answer) return <Skeleton />;
  return (
    <>
      <MapSvg
        svg={svg}
        layout={answer}
        label={words.text('ui.model.mapOf', { name: title })}
        chosen={null}
        marked={null}
        isFinal={(state) => region.states.some(({ id, isFinal }) => id === state && isFinal)}
        nameOf={() => null}
        onChoose={() => {}}
      />
      <div>
        <Button
          size="small"
          icon="download"
          onPress={() => svg.current && saveSvg(svg.current, `${machine}.${region.id}.svg`)}
        >
          {words.text('ui.model.saveSvg')}
        </Button>
      </div>
    </>
  );
}
