import { useCallback, useEffect, useRef } from 'react';
import type { Noun } from '#machines/kit/noun.ts';
import type { AskOptions } from '#services/http.ts';
import { wordFailure } from '#services/failure.ts';
import { readAttempts, readSteps, type PracticeFilter, type WayName } from '#services/practice.ts';
import { ruleTitle } from '#views/shapes/log/ruleTitle.ts';
import { eventTitle, personName } from '#views/shapes/log/eventNames.tsx';
import * as detail from '#views/shapes/detail/Detail.css.ts';
import { Scroller } from '#views/shapes/detail/Scroller.tsx';
import { stateOf } from '#views/shapes/fields/labels.ts';
import { ReferenceText } from '#views/shapes/fields/Value.tsx';
import { Button } from '#views/ui/Button.tsx';
import { Section } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Pagination } from '#views/ui/Pagination.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useAsked } from '#views/useAsked.ts';
import { useWords } from '#views/words.tsx';
import type { PageState } from '../machine/usePage.ts';
import * as css from '../Model.css.ts';
import { CaseLink } from './CaseLink.tsx';

const PAGE_SIZE = 20;

interface BehindProps {
  readonly noun: Noun;
  readonly page: PageState;
  readonly filter: PracticeFilter;
  readonly ways: readonly WayName[];
}

/** The cases behind a number that was chosen: what happened, or what was refused, under the same filter. */
export function Behind({ noun, page, filter, ways }: BehindProps) {
  const words = useWords();
  const place = useRef<HTMLDivElement>(null);
  // Whoever chose a number looks for what stands behind it.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const title = words.text(page.behind === 'refusals' ? 'ui.practice.attempts' : 'ui.practice.cases');
  const said = ways.map(({ from, event }) =>
    words.text('ui.practice.way', {
      event: eventTitle(event, words),
      state: from === null ? words.text('ui.model.begin') : stateOf(noun.id, from, words),
    }),
  );
  const props = { noun, page, filter, written: page.ways ?? '', ways };
  return (
    <div ref={place}>
      <Section title={title} description={words.list(said)} flush>
        <div className={css.tableBar}>
          <Button size="small" icon="cross" onPress={() => page.show({ behind: null, ways: null, page: null })}>
            {words.text('ui.practice.closeCases')}
          </Button>
        </div>
        {page.behind === 'refusals' ? <Attempts {...props} /> : <Steps {...props} />}
      </Section>
    </div>
  );
}

type ListProps = BehindProps & { readonly written: string };

/** Asks for a page of what stands behind a number. */
function useList<Answer>(
  read: (wish: Parameters<typeof readSteps>[0], options?: AskOptions) => Promise<Answer>,
  { noun, page: { pageNum }, filter, ways, written }: ListProps,
) {
  const asking = useCallback(
    (options: AskOptions) =>
      read({ machine: noun.id, filter, ways, pageNum, pageSize: PAGE_SIZE }, { ...options, ownFailure: true }),
    // oxlint-disable-next-line react/exhaustive-deps -- `written` says what `ways` are
    [read, noun, filter, written, pageNum],
  );
  return useAsked(asking);
}

function Steps(props: ListProps) {
  const words = useWords();
  const { noun, page } = props;
  const { answer, failure, reload } = useList(readSteps, props);
  if (failure)
    return <ErrorState title={words.text('ui.practice.failed')} text={wordFailure(failure, words)} onRetry={reload} />;
  if (!answer) return <Skeleton />;
  if (answer.total === 0) return <EmptyState icon="clock" title={words.text('ui.practice.noCase')} />;
  return (
    <>
      <Scroller label={words.text('ui.practice.cases')}>
        <table className={`${detail.table} ${css.oneLine}`}>
          <thead>
            <tr>
              <th scope="col">{words.text('field.logEvent.occurredAt')}</th>
              <th scope="col">{words.text('ui.audit.case')}</th>
              <th scope="col">{words.text('ui.model.event')}</th>
              <th scope="col">{words.text('ui.chart.from')}</th>
              <th scope="col">{words.text('ui.chart.to')}</th>
              <th scope="col" data-number>
                {words.text('ui.practice.waited')}
              </th>
              <th scope="col">{words.text('ui.practice.branch')}</th>
              <th scope="col">{words.text('field.logEvent.doneBy')}</th>
            </tr>
          </thead>
          <tbody>
            {answer.records.map((one) => (
              <tr key={`${one.number} ${one.from} ${one.to}`}>
                <td>{words.instant(one.at)}</td>
                <td>
                  <CaseLink machine={noun.id} id={one.life} at={one.version} />
                </td>
                <td>{eventTitle(one.event, words)}</td>
                <td>{one.from === null ? words.text('ui.model.begin') : stateOf(noun.id, one.from, words)}</td>
                <td>{stateOf(noun.id, one.to, words)}</td>
                <td data-number>{one.waited === null ? '–' : words.duration(one.waited)}</td>
                <td>{one.branch === null ? '–' : <ReferenceText to="branch" id={one.branch} />}</td>
                <td>{personName({ id: one.doneBy, name: one.doneByName }, words)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      <Pages page={page} total={answer.total} />
    </>
  );
}

function Attempts(props: ListProps) {
  const words = useWords();
  const { noun, page } = props;
  const { answer, failure, reload } = useList(readAttempts, props);
  if (failure)
    return <ErrorState title={words.text('ui.practice.failed')} text={wordFailure(failure, words)} onRetry={reload} />;
  if (!answer) return <Skeleton />;
  if (answer.total === 0) return <EmptyState icon="clock" title={words.text('ui.practice.noCase')} />;
  return (
    <>
      <Scroller label={words.text('ui.practice.attempts')}>
        <table className={detail.table}>
          <thead>
            <tr>
              <th scope="col">{words.text('field.refusedAttempt.refusedAt')}</th>
              <th scope="col">{words.text('ui.audit.case')}</th>
              <th scope="col">{words.text('ui.model.event')}</th>
              <th scope="col">{words.text('ui.practice.reasons')}</th>
              <th scope="col">{words.text('ui.practice.branch')}</th>
              <th scope="col">{words.text('field.logEvent.doneBy')}</th>
            </tr>
          </thead>
          <tbody>
            {answer.records.map((one) => (
              <tr key={one.position}>
                <td>{words.instant(one.at)}</td>
                <td>{one.life === null ? '–' : <CaseLink machine={noun.id} id={one.life} at={one.at} />}</td>
                <td>{eventTitle(one.event, words)}</td>
                <td>{words.list(one.rules.map((rule) => ruleTitle(rule, words)))}</td>
                <td>{one.branch === null ? '–' : <ReferenceText to="branch" id={one.branch} />}</td>
                <td>{personName({ id: one.doneBy, name: one.doneByName }, words)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      <Pages page={page} total={answer.total} />
    </>
  );
}

const Pages = ({ page, total }: { page: PageState; total: number }) =>
  total > PAGE_SIZE && (
    <Pagination
      page={page.pageNum}
      pageSize={PAGE_SIZE}
      total={total}
      onChange={({ page: next }) => page.show({ page: next === 1 ? null : String(next) })}
    />
  );
