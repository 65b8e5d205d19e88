import { Section } from '#views/ui/Card.tsx';
import { useWords } from '#views/words.tsx';
import * as css from '../finance.css.ts';
import type { Handover } from './handovers.ts';
import { differingNotes } from './notes.ts';

const COUNTS = ['declared', 'first', 'second'] as const;

/** The notes of a hand-over whose counts differ: how many of each were declared, and counted first and second. */
export function HandoverNotes({ handover }: { readonly handover: Handover }) {
  const words = useWords();
  const differing = differingNotes(handover);
  if (differing.length === 0) return null;
  const title = words.text('ui.finance.handover.notes');
  return (
    <Section flush title={title} description={words.text('ui.finance.handover.notesHint')}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={css.scroller} tabIndex={0} role="group" aria-label={title}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col" className={css.heading}>
                {words.text('ui.finance.handover.note')}
              </th>
              {COUNTS.map((count) => (
                <th key={count} scope="col" className={css.heading}>
                  {words.text(`ui.finance.handover.${count}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {differing.flatMap(({ currency, rows }) =>
              rows.map(({ note, isDifferent, ...numbers }) => (
                <tr key={`${currency} ${note}`} className={css.row}>
                  <th scope="row" className={isDifferent ? css.total : css.cell}>
                    {`${currency} ${words.number(Number(note))}`}
                  </th>
                  {COUNTS.map((count) => (
                    <td key={count} className={isDifferent ? css.total : css.cell}>
                      {numbers[count] === null ? '–' : words.number(numbers[count])}
                    </td>
                  ))}
                </tr>
              )),
            )}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
