import type { Level, TestAtlas } from '#instruments/export/testAtlas.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { PlainTable } from '#views/shapes/detail/PlainTable.tsx';
import { Section } from '#views/ui/Card.tsx';
import { useWords } from '#views/language/words.tsx';
import { statementOf } from '../machine/say.ts';
import * as css from '../Model.css.ts';
import { Count, levelColumns, Names, Untested } from './cells.tsx';
import { isExercised, type RuleTests } from './coverage.ts';

interface RuleTableProps {
  readonly aggregateType: AggregateType;
  readonly atlas: TestAtlas;
  readonly lines: readonly RuleTests[];
  readonly level: Level | null;
}

/** Lists every rule with the tests that satisfied it and those that it refused, those with fewest first. */
export function RuleTable({ aggregateType, atlas, lines, level }: RuleTableProps) {
  const words = useWords();
  const title = words.text('ui.model.ruleBook');
  return (
    <Section title={title} description={words.text('ui.tests.keptAndRefused')} flush>
      <PlainTable
        label={title}
        rows={lines}
        keyOf={({ rule }) => rule}
        columns={[
          {
            title: words.text('ui.model.statement'),
            cell: ({ rule }) => (
              <>
                {statementOf(aggregateType, rule, words)}
                <div className={css.hash}>
                  {aggregateType.id}.{rule}
                </div>
              </>
            ),
          },
          ...levelColumns<RuleTests>(words, ({ kept, refused }, one) => (
            <>
              <Count tests={kept} level={one} /> / <Count tests={refused} level={one} />
            </>
          )),
          {
            title: words.text('ui.tests.tests'),
            cell: ({ kept, refused }) => (
              <>
                {!isExercised(kept, level) && <Untested text={words.text('ui.tests.neverKept')} />}
                {!isExercised(refused, level) && <Untested text={words.text('ui.tests.neverRefused')} />}
                <Names atlas={atlas} tests={refused} />
              </>
            ),
          },
        ]}
      />
    </Section>
  );
}
