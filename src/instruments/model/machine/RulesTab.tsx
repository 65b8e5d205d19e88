import { useState } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { soughtText } from '#machines/kit/alike.ts';
import { PlainTable } from '#views/shapes/detail/PlainTable.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { SearchField } from '#views/ui/SearchField.tsx';
import { useWords } from '#views/language/words.tsx';
import { transitionsInView } from '../lookup.ts';
import * as css from '../Model.css.ts';
import { eventOf, statementOf } from './say.ts';
import type { PageState } from './usePage.ts';

/** Lists the rules: statement, source, lookups and the events that evaluate each. */
export function RulesTab({ aggregateType, page }: { aggregateType: AggregateType; page: PageState }) {
  const words = useWords();
  const [typed, setTyped] = useState('');
  const transitions = transitionsInView(aggregateType, page.narrowed.narrowing);
  const askedBy = (name: string): string[] => [
    ...new Set(transitions.filter(({ rules }) => rules.includes(name)).map(({ event }) => event)),
  ];
  const wanted = soughtText(typed);
  const rules = Object.entries(aggregateType.rules)
    .map(([name, rule]) => ({ name, rule, events: askedBy(name), says: statementOf(aggregateType, name, words) }))
    .filter(({ events }) => events.length > 0)
    .filter(({ rule, says }) => soughtText(`${says} ${rule.id} ${rule.source}`).includes(wanted));
  return (
    <Stack gap="m">
      <SearchField bare label={words.text('ui.model.findRule')} value={typed} onChange={setTyped} />
      <p className={css.muted}>{words.text('ui.model.ruleCount', { count: rules.length })}</p>
      <PlainTable
        label={words.text('ui.model.ruleBook')}
        rows={rules}
        keyOf={({ rule }) => rule.id}
        columns={[
          {
            title: words.text('ui.model.statement'),
            cell: ({ says, rule }) => (
              <>
                {says}
                <div className={css.hash}>{rule.id}</div>
              </>
            ),
          },
          { title: words.text('ui.model.source'), cell: ({ rule }) => rule.source },
          {
            title: words.text('ui.model.values'),
            cell: ({ rule }) => words.list([...new Set([...rule.values, ...rule.lookups])]) || '–',
          },
          {
            title: words.text('ui.model.askedBy'),
            cell: ({ events }) => words.list(events.map((type) => eventOf(type, words))),
          },
        ]}
      />
    </Stack>
  );
}
