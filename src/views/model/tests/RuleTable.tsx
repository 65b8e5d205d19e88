import { LEVELS, type Level, type TestAtlas } from '#machines/export/testAtlas.ts';
import type { Noun } from '#machines/kit/noun.ts';
import * as detail from '#views/shapes/detail/Detail.css.ts';
import { Scroller } from '#views/shapes/detail/Scroller.tsx';
import { Section } from '#views/ui/Card.tsx';
import { useWords } from '#views/words.tsx';
import { statementOf } from '../machine/say.ts';
import * as css from '../Model.css.ts';
import { Count, FaultCount, Names, Untested } from './cells.tsx';
import { isExercised, type RuleTests } from './coverage.ts';

interface RuleTableProps {
  readonly noun: Noun;
  readonly atlas: TestAtlas;
  readonly lines: readonly RuleTests[];
  readonly level: Level | null;
}

/** Every rule with the tests that kept it and those that it refused, those with fewest first. */
export function RuleTable({ noun, atlas, lines, level }: RuleTableProps) {
  const words = useWords();
  const title = words.text('ui.model.ruleBook');
  return (
    <Section title={title} description={words.text('ui.tests.keptAndRefused')} flush>
      <Scroller label={title}>
        <table className={detail.table}>
          <thead>
            <tr>
              <th scope="col">{words.text('ui.model.statement')}</th>
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
            {lines.map(({ rule, kept, refused, faults }) => (
              <tr key={rule}>
                <td>
                  {statementOf(noun, rule, words)}
                  <div className={css.hash}>
                    {noun.id}.{rule}
                  </div>
                </td>
                {LEVELS.map((one) => (
                  <td key={one}>
                    <Count tests={kept} level={one} /> / <Count tests={refused} level={one} />
                  </td>
                ))}
                <td>
                  <FaultCount faults={faults} />
                </td>
                <td>
                  {!isExercised(kept, level) && <Untested text={words.text('ui.tests.neverKept')} />}
                  {!isExercised(refused, level) && <Untested text={words.text('ui.tests.neverRefused')} />}
                  <Names atlas={atlas} tests={refused} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </Section>
  );
}
