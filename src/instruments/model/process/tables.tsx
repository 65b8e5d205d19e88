import { useState, type ComponentProps } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Words } from '#i18n/words.ts';
import { serverNow } from '#services/clock.ts';
import type { CaseChoice, Process } from '#instruments/services/processMining.ts';
import { PlainTable, type PlainColumn } from '#views/shapes/detail/PlainTable.tsx';
import { stateOf } from '#views/shapes/fields/labels.ts';
import { ReferenceText } from '#views/shapes/fields/Value.tsx';
import { Section } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { Link } from '#views/ui/Link.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './Process.css.ts';
import { Strip } from './Strip.tsx';
import type { ProcessPage } from './useProcessPage.ts';

interface TableProps {
  readonly aggregateType: AggregateType;
  readonly page: ProcessPage;
  readonly process: Process;
}

const timeOf = (milliseconds: number | null, words: Words): string =>
  milliseconds === null ? '–' : words.duration(milliseconds);

/** Value of the server for no branch. */
const NOWHERE = '-';

const Branch = ({ id }: { id: string | null }) => (id === null ? '–' : <ReferenceText to="branch" id={id} />);

interface GridProps<Row> extends Omit<ComponentProps<typeof PlainTable<Row>>, 'label'> {
  readonly title: string;
  readonly description?: string;
}

/** A table in its own card. */
const Grid = <Row,>({ title, description, ...table }: GridProps<Row>) => (
  <Section title={title} {...(description !== undefined && { description })} flush>
    <PlainTable label={title} {...table} />
  </Section>
);

interface CountProps {
  readonly page: ProcessPage;
  readonly count: number;
  readonly choice: CaseChoice;
  /** Subject of the count, for screen readers. */
  readonly of: string;
}

/** A count that links to its cases. */
function Count({ page, count, choice, of }: CountProps) {
  const words = useWords();
  if (count === 0) return words.number(0);
  return (
    <Link href={page.casesAt(choice)} aria-label={words.text('ui.practice.open.steps', { count, event: of })}>
      {words.number(count)}
    </Link>
  );
}

/** Columns of the median and the 90th percentile. */
const timeColumns = (
  words: Words,
  median: string,
): readonly PlainColumn<Pick<Process['pairs'][number], 'median' | 'p90'>>[] => [
  { title: median, cell: (one) => timeOf(one.median, words), isNumber: true },
  { title: words.text('ui.practice.p90'), cell: ({ p90 }) => timeOf(p90, words), isNumber: true },
];

/** Lists the sequences of states, the most frequent first. */
export function Variants({ aggregateType, page, process }: TableProps) {
  const words = useWords();
  const most = process.variants[0]?.count ?? 1;
  return (
    <Grid
      title={words.text('ui.process.tab.variants')}
      description={words.text('ui.process.variantsShown', {
        shown: process.variants.length,
        transitions: process.ways,
      })}
      rows={process.variants}
      keyOf={({ variant }) => variant}
      columns={[
        {
          title: words.text('ui.process.cases'),
          cell: ({ variant, count }, index) => (
            <>
              <Count
                page={page}
                count={count}
                choice={{ variant }}
                of={words.text('ui.process.variant', { number: index + 1 })}
              />
              <span className={css.share} style={{ width: `${(count / most) * 100}%` }} aria-hidden="true" />
            </>
          ),
          isNumber: true,
        },
        {
          title: words.text('ui.process.share'),
          cell: ({ count }) => words.percent(count / process.cases),
          isNumber: true,
        },
        { title: words.text('ui.process.over'), cell: ({ over }) => words.number(over), isNumber: true },
        ...timeColumns(words, words.text('ui.process.total')),
        {
          title: words.text('ui.process.states'),
          cell: ({ path }) => <Strip aggregateType={aggregateType} path={path} />,
        },
      ]}
    />
  );
}

/** Lists the time in one state before the next. */
export function Pairs({ aggregateType, process: { pairs } }: TableProps) {
  const words = useWords();
  if (pairs.length === 0) return <EmptyState icon="clock" title={words.text('ui.process.noMoves')} />;
  return (
    <Grid
      title={words.text('ui.process.tab.between')}
      rows={pairs}
      keyOf={({ from, to }) => `${from} ${to}`}
      columns={[
        { title: words.text('ui.chart.from'), cell: ({ from }) => stateOf(aggregateType.id, from, words) },
        { title: words.text('ui.chart.to'), cell: ({ to }) => stateOf(aggregateType.id, to, words) },
        { title: words.text('ui.practice.count'), cell: ({ count }) => words.number(count), isNumber: true },
        ...timeColumns(words, words.text('ui.process.median')),
      ]}
    />
  );
}

/** Lists the states where aggregates wait now, the longest wait, and earlier waiting times. */
export function Waits({ aggregateType, page, process: { waiting } }: TableProps) {
  const words = useWords();
  const [now] = useState(serverNow);
  return (
    <Grid
      title={words.text('ui.process.tab.waiting')}
      rows={waiting}
      keyOf={({ state, branch }) => `${state} ${branch}`}
      columns={[
        { title: words.text('ui.model.state'), cell: ({ state }) => stateOf(aggregateType.id, state, words) },
        { title: words.text('ui.practice.branch'), cell: ({ branch }) => <Branch id={branch} /> },
        {
          title: words.text('ui.process.now'),
          cell: ({ state, branch, now: count }) => (
            <Count
              page={page}
              count={count}
              choice={{ state, open: 'true', at: branch ?? NOWHERE }}
              of={stateOf(aggregateType.id, state, words)}
            />
          ),
          isNumber: true,
        },
        {
          title: words.text('ui.process.longest'),
          cell: ({ oldest }) => (oldest === null ? '–' : words.duration(Math.max(0, now - Date.parse(oldest)))),
          isNumber: true,
        },
        { title: words.text('ui.process.left'), cell: ({ left }) => words.number(left), isNumber: true },
        ...timeColumns(words, words.text('ui.process.median')),
      ]}
    />
  );
}

/** Lists routes between branches: count and duration. */
export function Routes({ page, process: { routes } }: TableProps) {
  const words = useWords();
  return (
    <Grid
      title={words.text('ui.process.tab.routes')}
      rows={routes ?? []}
      keyOf={({ from, to }) => `${from} ${to}`}
      columns={[
        { title: words.text('ui.process.origin'), cell: ({ from }) => <Branch id={from} /> },
        { title: words.text('ui.process.destination'), cell: ({ to }) => <Branch id={to} /> },
        {
          title: words.text('ui.process.cases'),
          cell: ({ from, to, count }) => (
            <Count
              page={page}
              count={count}
              choice={{ origin: from ?? NOWHERE, destination: to ?? NOWHERE }}
              of={`${from ?? '–'} → ${to ?? '–'}`}
            />
          ),
          isNumber: true,
        },
        { title: words.text('ui.process.over'), cell: ({ over }) => words.number(over), isNumber: true },
        ...timeColumns(words, words.text('ui.process.total')),
      ]}
    />
  );
}
