import { LEVELS, type Level, type TestAtlas } from '#machines/export/testAtlas.ts';
import type { Noun } from '#machines/kit/noun.ts';
import * as detail from '#views/shapes/detail/Detail.css.ts';
import { Scroller } from '#views/shapes/detail/Scroller.tsx';
import { stateOf } from '#views/shapes/fields/labels.ts';
import { Section } from '#views/ui/Card.tsx';
import { useWords } from '#views/words.tsx';
import { eventOf, targetOf } from '../machine/say.ts';
import { Count, FaultCount, Names, Untested } from './cells.tsx';
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
      <Scroller label={title}>
        <table className={detail.table}>
          <thead>
            <tr>
              <th scope="col">{words.text('ui.chart.from')}</th>
              <th scope="col">{words.text('ui.model.event')}</th>
              <th scope="col">{words.text('ui.chart.to')}</th>
              {LEVELS.map((one) => (
                <th key={one} scope="col">
                  {words.text(`ui.tests.level.${one}`)}
                </th>
              ))}
              <th scope="col">{words.text('ui.tests.faults')}</th>
              <th scope="col">{words.text('ui.tests.tests')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ way, tests, faults }) => (
              <tr key={`${way.from} ${way.event}`}>
                <td>{stateOf(noun.id, way.from, words)}</td>
                <td>{eventOf(way.event, words)}</td>
                <td>{targetOf(noun, way, words)}</td>
                {LEVELS.map((one) => (
                  <td key={one}>
                    <Count tests={tests} level={one} />
                  </td>
                ))}
                <td>
                  <FaultCount faults={faults} />
                </td>
                <td>
                  {!isExercised(tests, level) && <Untested text={words.text('ui.tests.noTest')} />}
                  <Names atlas={atlas} tests={tests} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </Section>
  );
}
