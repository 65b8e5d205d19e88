import type { Level, TestAtlas } from '#instruments/export/testAtlas.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { PlainTable } from '#views/shapes/detail/PlainTable.tsx';
import { stateOf } from '#views/shapes/fields/labels.ts';
import { Section } from '#views/ui/Card.tsx';
import { useWords } from '#views/language/words.tsx';
import { eventOf, targetOf } from '../machine/say.ts';
import { Count, levelColumns, Names, Untested } from './cells.tsx';
import { isExercised, type TransitionTests } from './coverage.ts';

interface TransitionTableProps {
  readonly aggregateType: AggregateType;
  readonly atlas: TestAtlas;
  readonly lines: readonly TransitionTests[];
  readonly level: Level | null;
}

/** Lists every transition with the tests that took it, untested ones first. */
export function TransitionTable({ aggregateType, atlas, lines, level }: TransitionTableProps) {
  const words = useWords();
  const title = words.text('ui.model.ways');
  return (
    <Section title={title} flush>
      <PlainTable
        label={title}
        rows={lines}
        keyOf={({ transition }) => `${transition.from} ${transition.event}`}
        columns={[
          {
            title: words.text('ui.chart.from'),
            cell: ({ transition }) => stateOf(aggregateType.id, transition.from, words),
          },
          { title: words.text('ui.model.event'), cell: ({ transition }) => eventOf(transition.event, words) },
          { title: words.text('ui.chart.to'), cell: ({ transition }) => targetOf(aggregateType, transition, words) },
          ...levelColumns<TransitionTests>(words, ({ tests }, one) => <Count tests={tests} level={one} />),
          {
            title: words.text('ui.tests.tests'),
            cell: ({ tests }) => (
              <>
                {!isExercised(tests, level) && <Untested text={words.text('ui.tests.noTest')} />}
                <Names atlas={atlas} tests={tests} />
              </>
            ),
          },
        ]}
      />
    </Section>
  );
}
