import { useCallback, useEffect, useRef, useState } from 'react';
import type { Noun } from '#machines/kit/noun.ts';
import type { AskOptions } from '#services/http.ts';
import { wordFailure } from '#services/failure.ts';
import { readCases, type CaseChoice } from '#services/practice.ts';
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
import * as css from '../Model.css.ts';
import { CaseLink } from '../practice/CaseLink.tsx';
import type { ProcessPage } from './useProcessPage.ts';

const PAGE_SIZE = 20;

/** The cases behind a count of the process, under the same filter. */
export function Cases({ noun, page, choice }: { noun: Noun; page: ProcessPage; choice: CaseChoice }) {
  const words = useWords();
  const [now] = useState(Date.now);
  const { filter, pageNum, show } = page;
  const place = useRef<HTMLDivElement>(null);
  // Whoever chose a count looks for what stands behind it.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const read = useCallback(
    (options: AskOptions) =>
      readCases({ machine: noun.id, filter, choice, pageNum, pageSize: PAGE_SIZE }, { ...options, ownFailure: true }),
    [noun, filter, choice, pageNum],
  );
  const { answer, failure, reload } = useAsked(read);
  const title = words.text('ui.practice.cases');
  return (
    <div ref={place}>
      <Section title={title} flush>
        <div className={css.tableBar}>
          <Button size="small" icon="cross" onPress={() => show({})}>
            {words.text('ui.practice.closeCases')}
          </Button>
        </div>
        {failure && (
          <ErrorState title={words.text('ui.practice.failed')} text={wordFailure(failure, words)} onRetry={reload} />
        )}
        {!answer && !failure && <Skeleton />}
        {answer && answer.total === 0 && <EmptyState icon="clock" title={words.text('ui.practice.noCase')} />}
        {answer && answer.total > 0 && (
          <Scroller label={title}>
            <table className={`${detail.table} ${css.oneLine}`}>
              <thead>
                <tr>
                  <th scope="col">{words.text('ui.audit.case')}</th>
                  <th scope="col">{words.text('ui.model.state')}</th>
                  <th scope="col">{words.text('ui.practice.branch')}</th>
                  <th scope="col">{words.text('ui.process.began')}</th>
                  <th scope="col">{words.text('ui.process.since')}</th>
                  <th scope="col" data-number>
                    {words.text('ui.process.time')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {answer.records.map(({ life, version, state, since, beganAt, over, branch }) => (
                  <tr key={life}>
                    <td>
                      <CaseLink machine={noun.id} id={life} at={version} />
                    </td>
                    <td>{stateOf(noun.id, state, words)}</td>
                    <td>{branch === null ? '–' : <ReferenceText to="branch" id={branch} />}</td>
                    <td>{words.instant(beganAt)}</td>
                    <td>{words.instant(since)}</td>
                    <td data-number>
                      {words.duration(
                        Math.max(0, (over ? Date.parse(since) : now) - Date.parse(over ? beganAt : since)),
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Scroller>
        )}
        {answer && answer.total > PAGE_SIZE && (
          <Pagination
            page={pageNum}
            pageSize={PAGE_SIZE}
            total={answer.total}
            onChange={({ page: next }) => show({ page: next === 1 ? null : String(next) })}
          />
        )}
      </Section>
    </div>
  );
}
