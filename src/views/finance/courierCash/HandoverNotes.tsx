import { Section } from '#views/ui/Card.tsx';
import { useWords } from '#views/language/words.tsx';
import { HeadedTable } from '../HeadedTable.tsx';
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
      <HeadedTable
        label={title}
        heads={[
          words.text('ui.finance.handover.note'),
          ...COUNTS.map((count) => words.text(`ui.finance.handover.${count}`)),
        ]}
      >
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
      </HeadedTable>
    </Section>
  );
}
