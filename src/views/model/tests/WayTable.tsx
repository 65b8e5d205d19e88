import type { Level, TestAtlas } from '#machines/export/testAtlas.ts';
import type { Noun } from '#machines/kit/noun.ts';
import { PlainTable } from '#views/shapes/detail/PlainTable.tsx';
import { stateOf } from '#views/shapes/fields/labels.ts';
import { Section } from '#views/ui/Card.tsx';
import { useWords } from '#views/words.tsx';
import { eventOf, targetOf } from '../machine/say.ts';
import { Count, levelColumns, Names, Untested } from './cells.tsx';
import { isExercised, type WayTests } from './coverage.ts';

interface WayTableProps {
  readonly noun: Noun;
  readonly atlas: TestAtlas;
  readonly lines: readonly WayTests[];
  readonly level: Level | null;
}

/** Every transition with the tests that took it, those that none took first. */
export function WayTable({ noun, atlas, lines, level }: WayTableProps) {
  const words = useWords();
  const title = words.text('ui.model.ways');
  return (
    <Section title={title} flush>
      <PlainTable
        label={title}
        rows={lines}
        keyOf={({ way }) => `${way.from} ${way.event}`}
        columns={[
          { title: words.text('ui.chart.from'), cell: ({ way }) => stateOf(noun.id, way.from, words) },
          { title: words.text('ui.model.event'), cell: ({ way }) => eventOf(way.event, words) },
          { title: words.text('ui.chart.to'), cell: ({ way }) => targetOf(noun, way, words) },
          ...levelColumns<WayTests>(words, ({ tests }, one) => <Count tests={tests} level={one} />),
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
