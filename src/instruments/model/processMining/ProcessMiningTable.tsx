import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Words } from '#i18n/words.ts';
import { writeTransitions } from '#machines/catalogue/transitionNames.ts';
import { ruleTitle } from '#views/shapes/log/ruleTitle.ts';
import * as detail from '#views/shapes/detail/Detail.css.ts';
import { Scroller } from '#views/shapes/detail/Scroller.tsx';
import { stateOf } from '#views/shapes/fields/labels.ts';
import { Section } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { Link } from '#views/ui/Link.tsx';
import { Select } from '#views/ui/Select.tsx';
import { Tag } from '#views/ui/Tag.tsx';
import { useWords } from '#views/language/words.tsx';
import { eventOf, regionOf, targetOf } from '../machine/say.ts';
import type { PageState } from '../machine/usePage.ts';
import * as css from '../Model.css.ts';
import { sorted, type ProcessMiningLine, type SortKey } from './lines.ts';

const SHOWN = ['used', 'never', 'refused', 'beside', 'all'] as const;
type Shown = (typeof SHOWN)[number];

const isShown: Readonly<Record<Shown, (line: ProcessMiningLine) => boolean>> = {
  used: ({ count, refusals }) => count + refusals > 0,
  never: ({ standing, count }) => standing === 'law' && count === 0,
  refused: ({ refusals }) => refusals > 0,
  beside: ({ standing }) => standing !== 'law',
  all: () => true,
};

interface ProcessMiningTableProps {
  readonly aggregateType: AggregateType;
  readonly page: PageState;
  readonly lines: readonly ProcessMiningLine[];
}

/** Shows the map as a table: every transition with its numbers, unused ones, and events outside the machine. */
export function ProcessMiningTable({ aggregateType, page, lines }: ProcessMiningTableProps) {
  const words = useWords();
  const shown = SHOWN.find((one) => one === page.only) ?? 'used';
  const found = sorted(lines, page.sort).filter(isShown[shown]);
  const title = words.text('ui.practice.table');
  const hasRegions = aggregateType.structure.regions.length > 1;
  return (
    <Section title={title} flush>
      <div className={css.tableBar}>
        <Select
          label={words.text('ui.practice.only')}
          choices={SHOWN.map((id) => ({
            id,
            label: words.text(`ui.practice.only.${id}`, { count: lines.filter(isShown[id]).length }),
          }))}
          value={shown}
          onChange={(key) => page.show({ only: key === 'used' ? null : String(key) })}
        />
      </div>
      {found.length === 0 ? (
        <EmptyState title={words.text('ui.model.noWays')} />
      ) : (
        <Scroller label={title}>
          <table className={detail.table}>
            <thead>
              <tr>
                {hasRegions && <th scope="col">{words.text('ui.model.region')}</th>}
                <SortHead name="law" page={page} label={words.text('ui.chart.from')} />
                <th scope="col">{words.text('ui.model.event')}</th>
                <th scope="col">{words.text('ui.chart.to')}</th>
                {(['count', 'median', 'p90', 'refusals'] as const).map((name) => (
                  <SortHead key={name} isNumber name={name} page={page} label={words.text(`ui.practice.${name}`)} />
                ))}
                <th scope="col">{words.text('ui.practice.reasons')}</th>
              </tr>
            </thead>
            <tbody>
              {found.map((line) => (
                <Line key={line.key} aggregateType={aggregateType} page={page} line={line} hasRegion={hasRegions} />
              ))}
            </tbody>
          </table>
        </Scroller>
      )}
    </Section>
  );
}

interface SortHeadProps {
  readonly name: SortKey;
  readonly page: PageState;
  readonly label: string;
  readonly isNumber?: boolean;
}

function SortHead({ name, page, label, isNumber = false }: SortHeadProps) {
  const isSorted = page.sort === name;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (name === 'law' ? 'ascending' : 'descending') : 'none'}
      {...(isNumber && { 'data-number': true })}
    >
      <button
        type="button"
        className={css.sort}
        data-sorted={isSorted || undefined}
        onClick={() => page.show({ sort: name === 'law' ? null : name })}
      >
        {label}
        {isSorted && <span aria-hidden="true">{name === 'law' ? ' ↑' : ' ↓'}</span>}
      </button>
    </th>
  );
}

const timeOf = (milliseconds: number | null, words: Words): string =>
  milliseconds === null ? '–' : words.duration(milliseconds);

interface LineProps {
  readonly aggregateType: AggregateType;
  readonly page: PageState;
  readonly line: ProcessMiningLine;
  readonly hasRegion: boolean;
}

function Line({ aggregateType, page, line, hasRegion }: LineProps) {
  const words = useWords();
  const { from, event, transition, standing, count, median, p90, refusals, rules } = line;
  const number = (value: number, behind: 'steps' | 'refusals') =>
    value === 0 ? (
      words.number(0)
    ) : (
      <Link
        href={page.address({ behind, ways: writeTransitions([line]), page: null })}
        aria-label={words.text(`ui.practice.open.${behind}`, { count: value, event: eventOf(event, words) })}
      >
        {words.number(value)}
      </Link>
    );
  return (
    <tr>
      {hasRegion && <td>{line.region === null ? '–' : regionOf(aggregateType, line.region, words)}</td>}
      <td>{from === null ? words.text('ui.model.begin') : stateOf(aggregateType.id, from, words)}</td>
      <td>
        {words.has(`event.${event}`) ? eventOf(event, words) : event}{' '}
        {standing !== 'law' && <Tag tone="warning">{words.text(`ui.practice.${standing}`)}</Tag>}
        {standing === 'law' && count === 0 && <Tag tone="neutral">{words.text('ui.practice.never')}</Tag>}
      </td>
      <td>{transition ? targetOf(aggregateType, transition, words) : '–'}</td>
      <td data-number>{number(count, 'steps')}</td>
      <td data-number>{timeOf(median, words)}</td>
      <td data-number>{timeOf(p90, words)}</td>
      <td data-number>{number(refusals, 'refusals')}</td>
      <td>
        {rules.map(({ rule, count: times }) => (
          <div key={rule}>{words.text('ui.practice.rule', { rule: ruleTitle(rule, words), count: times })}</div>
        ))}
      </td>
    </tr>
  );
}
