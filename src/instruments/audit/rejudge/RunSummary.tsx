import type { WholeRejudgement } from '#instruments/services/rejudgements.ts';
import { Section } from '#views/ui/Card.tsx';
import { DescriptionList } from '#views/ui/DescriptionList.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from '../Audit.css.ts';
import { kindTitle, personName } from '#views/shapes/log/eventNames.tsx';
import { scopeOf, triedOf } from './runWords.ts';

/** Shows the person, time, history, machines, limits and initial tree head of a run. */
export function RunSummary({ run }: { run: WholeRejudgement }) {
  const words = useWords();
  const { number, askedBy, askedByName, startedAt, finishedAt, treeSize, treeRoot, heads, machine } = run;
  const tried = triedOf(run, words);
  const judges = Object.entries(heads).filter(([id]) => machine === null || id === machine);
  return (
    <Section title={words.text('ui.rejudge.run', { number })} description={scopeOf(run, words)}>
      <DescriptionList
        columns={2}
        stacked
        items={[
          {
            id: 'by',
            term: words.text('ui.rejudge.askedBy'),
            detail: personName({ id: askedBy, name: askedByName }, words),
          },
          {
            id: 'at',
            term: words.text('ui.rejudge.when'),
            detail: words.text('ui.rejudge.fromTo', {
              from: words.instant(startedAt),
              to: finishedAt === null ? '…' : words.instant(finishedAt),
            }),
          },
          {
            id: 'tree',
            term: words.text('ui.rejudge.treeHead'),
            detail:
              treeSize === null ? (
                words.text('ui.rejudge.unsigned')
              ) : (
                <>
                  {words.text('ui.rejudge.treeSize', { size: treeSize })}
                  <div className={css.hash}>{treeRoot}</div>
                </>
              ),
          },
          {
            id: 'limits',
            term: words.text('ui.rejudge.limitsTried'),
            detail:
              tried.length === 0
                ? words.text('ui.rejudge.ownLimits')
                : tried.map((sentence) => <div key={sentence}>{sentence}</div>),
          },
        ]}
      />
      <details>
        <summary>{words.text('ui.rejudge.judges', { count: judges.length })}</summary>
        <ul>
          {judges.map(([id, hash]) => (
            <li key={id}>
              {kindTitle(id, words)} <span className={css.hash}>{hash}</span>
            </li>
          ))}
        </ul>
      </details>
    </Section>
  );
}
