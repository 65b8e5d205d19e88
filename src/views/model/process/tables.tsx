import { useState, type ReactNode } from 'react';
import type { Noun } from '#machines/kit/noun.ts';
import type { Words } from '#i18n/words.ts';
import type { CaseChoice, Process } from '#services/practice.ts';
import * as detail from '#views/shapes/detail/Detail.css.ts';
import { Scroller } from '#views/shapes/detail/Scroller.tsx';
import { stateOf } from '#views/shapes/fields/labels.ts';
import { ReferenceText } from '#views/shapes/fields/Value.tsx';
import { Section } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { Link } from '#views/ui/Link.tsx';
import { useWords } from '#views/words.tsx';
import * as css from './Process.css.ts';
import { Strip } from './Strip.tsx';
import type { ProcessPage } from './useProcessPage.ts';

interface TableProps {
  readonly noun: Noun;
  readonly page: ProcessPage;
  readonly told: Process;
}

const timeOf = (milliseconds: number | null, words: Words): string =>
  milliseconds === null ? '–' : words.duration(milliseconds);

/** What the server calls no branch. */
const NOWHERE = '-';

const Branch = ({ id }: { id: string | null }) => (id === null ? '–' : <ReferenceText to="branch" id={id} />);

interface Column {
  readonly title: string;
  readonly isNumber?: boolean;
}

interface GridProps {
  readonly title: string;
  readonly description?: string;
  readonly columns: readonly Column[];
  readonly children: ReactNode;
}

/** A table in a card of its own. */
function Grid({ title, description, columns, children }: GridProps) {
  return (
    <Section title={title} {...(description !== undefined && { description })} flush>
      <Scroller label={title}>
        <table className={detail.table}>
          <thead>
            <tr>
              {columns.map(({ title: head, isNumber = false }) => (
                <th key={head} scope="col" {...(isNumber && { 'data-number': true })}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </Scroller>
    </Section>
  );
}

interface CountProps {
  readonly page: ProcessPage;
  readonly count: number;
  readonly choice: CaseChoice;
  /** Whose count it is, for those who hear it. */
  readonly of: string;
}

/** A count that leads to its cases. */
function Count({ page, count, choice, of }: CountProps) {
  const words = useWords();
  if (count === 0) return words.number(0);
  return (
    <Link href={page.casesAt(choice)} aria-label={words.text('ui.practice.open.steps', { count, event: of })}>
      {words.number(count)}
    </Link>
  );
}

/** The ways that lives went through their states, those that most went first. */
export function Variants({ noun, page, told }: TableProps) {
  const words = useWords();
  const most = told.variants[0]?.count ?? 1;
  const title = words.text('ui.process.tab.variants');
  return (
    <Grid
      title={title}
      description={words.text('ui.process.variantsShown', { shown: told.variants.length, ways: told.ways })}
      columns={[
        { title: words.text('ui.process.cases'), isNumber: true },
        { title: words.text('ui.process.share'), isNumber: true },
        { title: words.text('ui.process.over'), isNumber: true },
        { title: words.text('ui.process.total'), isNumber: true },
        { title: words.text('ui.practice.p90'), isNumber: true },
        { title: words.text('ui.process.states') },
      ]}
    >
      {told.variants.map(({ variant, path, count, over, median, p90 }, index) => (
        <tr key={variant}>
          <td data-number>
            <Count
              page={page}
              count={count}
              choice={{ variant }}
              of={words.text('ui.process.variant', { number: index + 1 })}
            />
            <span className={css.share} style={{ width: `${(count / most) * 100}%` }} aria-hidden="true" />
          </td>
          <td data-number>{words.percent(count / told.cases)}</td>
          <td data-number>{words.number(over)}</td>
          <td data-number>{timeOf(median, words)}</td>
          <td data-number>{timeOf(p90, words)}</td>
          <td>
            <Strip noun={noun} path={path} />
          </td>
        </tr>
      ))}
    </Grid>
  );
}

/** How long lives were in one state before the next. */
export function Pairs({ noun, told: { pairs } }: TableProps) {
  const words = useWords();
  const title = words.text('ui.process.tab.between');
  if (pairs.length === 0) return <EmptyState icon="clock" title={words.text('ui.process.noMoves')} />;
  return (
    <Grid
      title={title}
      columns={[
        { title: words.text('ui.chart.from') },
        { title: words.text('ui.chart.to') },
        { title: words.text('ui.practice.count'), isNumber: true },
        { title: words.text('ui.process.median'), isNumber: true },
        { title: words.text('ui.practice.p90'), isNumber: true },
      ]}
    >
      {pairs.map(({ from, to, count, median, p90 }) => (
        <tr key={`${from} ${to}`}>
          <td>{stateOf(noun.id, from, words)}</td>
          <td>{stateOf(noun.id, to, words)}</td>
          <td data-number>{words.number(count)}</td>
          <td data-number>{timeOf(median, words)}</td>
          <td data-number>{timeOf(p90, words)}</td>
        </tr>
      ))}
    </Grid>
  );
}

/** Where lives wait now, the longest of them, and how long others waited there. */
export function Waits({ noun, page, told: { waiting } }: TableProps) {
  const words = useWords();
  const [now] = useState(Date.now);
  const title = words.text('ui.process.tab.waiting');
  return (
    <Grid
      title={title}
      columns={[
        { title: words.text('ui.model.state') },
        { title: words.text('ui.practice.branch') },
        { title: words.text('ui.process.now'), isNumber: true },
        { title: words.text('ui.process.longest'), isNumber: true },
        { title: words.text('ui.process.left'), isNumber: true },
        { title: words.text('ui.process.median'), isNumber: true },
        { title: words.text('ui.practice.p90'), isNumber: true },
      ]}
    >
      {waiting.map(({ state, branch, now: count, oldest, left, median, p90 }) => (
        <tr key={`${state} ${branch}`}>
          <td>{stateOf(noun.id, state, words)}</td>
          <td>
            <Branch id={branch} />
          </td>
          <td data-number>
            <Count
              page={page}
              count={count}
              choice={{ state, open: 'true', at: branch ?? NOWHERE }}
              of={stateOf(noun.id, state, words)}
            />
          </td>
          <td data-number>{oldest === null ? '–' : words.duration(Math.max(0, now - Date.parse(oldest)))}</td>
          <td data-number>{words.number(left)}</td>
          <td data-number>{timeOf(median, words)}</td>
          <td data-number>{timeOf(p90, words)}</td>
        </tr>
      ))}
    </Grid>
  );
}

/** From branch to branch: how many, and how long it took. */
export function Routes({ page, told: { routes } }: TableProps) {
  const words = useWords();
  const title = words.text('ui.process.tab.routes');
  return (
    <Grid
      title={title}
      columns={[
        { title: words.text('ui.process.origin') },
        { title: words.text('ui.process.destination') },
        { title: words.text('ui.process.cases'), isNumber: true },
        { title: words.text('ui.process.over'), isNumber: true },
        { title: words.text('ui.process.total'), isNumber: true },
        { title: words.text('ui.practice.p90'), isNumber: true },
      ]}
    >
      {(routes ?? []).map(({ from, to, count, over, median, p90 }) => (
        <tr key={`${from} ${to}`}>
          <td>
            <Branch id={from} />
          </td>
          <td>
            <Branch id={to} />
          </td>
          <td data-number>
            <Count
              page={page}
              count={count}
              choice={{ origin: from ?? NOWHERE, destination: to ?? NOWHERE }}
              of={`${from ?? '–'} → ${to ?? '–'}`}
            />
          </td>
          <td data-number>{words.number(over)}</td>
          <td data-number>{timeOf(median, words)}</td>
          <td data-number>{timeOf(p90, words)}</td>
        </tr>
      ))}
    </Grid>
  );
}
