import { reasonSentence } from '#i18n/say.ts';
import type { Words } from '#i18n/words.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Verdict } from '#services/propose.ts';
import { Inline } from '#views/ui/layout.tsx';
import { Status } from '#views/ui/Status.tsx';
import { useWords } from '#views/language/words.tsx';
import { isAllowed } from './bulk.ts';
import type { Judged } from './leadOn.ts';
import { LeadOnButton } from './LeadOnButton.tsx';
import { useRecordNames } from './useRecordNames.ts';
import * as css from './Verdicts.css.ts';

/** Every reason of a refusal, in words. */
export const reasonsOf = (verdict: Verdict, aggregateType: AggregateType, words: Words): string[] =>
  verdict.status === 'conflict'
    ? [words.text('error.conflict')]
    : [...new Set((verdict.refusals ?? []).map((refusal) => reasonSentence(refusal, aggregateType.id, words)))];

/** A verdict for each of many: how many are allowed, and of each that is refused every reason. */
export function Verdicts({
  aggregateType,
  verdicts,
  isDone,
  onLeave,
}: {
  aggregateType: Judged;
  verdicts: readonly Verdict[];
  isDone: boolean;
  /** Called before the screen that settles what is behind a refusal is shown; without it no button leads there. */
  onLeave?: () => void;
}) {
  const words = useWords();
  const { title, nameOf } = useRecordNames(aggregateType.id);
  const refused = verdicts.filter((verdict) => !isAllowed(verdict)).length;
  const counts = { total: verdicts.length, allowed: verdicts.length - refused, refused };
  const sorted = verdicts.toSorted((one, other) => Number(isAllowed(one)) - Number(isAllowed(other)));
  return (
    <>
      <p className={css.summary} role="status">
        {words.text(isDone ? 'ui.bulk.doneSummary' : 'ui.bulk.judgedSummary', counts)}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={css.scroller} tabIndex={0} role="region" aria-label={words.text('ui.bulk.verdicts')}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{title}</th>
              <th scope="col">{words.text('ui.bulk.verdict')}</th>
              <th scope="col">{words.text('ui.bulk.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {sorted.map((verdict) => (
              <tr key={verdict.key}>
                <th scope="row">{nameOf(verdict.id ?? '')}</th>
                <td>
                  <Status tone={isAllowed(verdict) ? 'positive' : 'critical'}>
                    {words.text(isAllowed(verdict) ? (isDone ? 'ui.bulk.ok' : 'ui.bulk.allowed') : 'ui.bulk.refused')}
                  </Status>
                </td>
                <td>
                  <Inline gap="s">
                    {reasonsOf(verdict, aggregateType, words).join(' · ')}
                    {onLeave && !isAllowed(verdict) && (
                      <LeadOnButton
                        aggregateType={aggregateType}
                        verdict={verdict}
                        name={nameOf(verdict.id ?? '')}
                        onLeave={onLeave}
                      />
                    )}
                  </Inline>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
