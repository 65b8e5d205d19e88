import { useState, type ReactNode } from 'react';
import { serverNow } from '#services/clock.ts';
import { ReferencePicker } from '#views/shapes/fields/ReferencePicker.tsx';
import { useReferences } from '#views/shapes/fields/references.ts';
import { aboutOf } from '#views/shapes/print/about.ts';
import { OnPaper } from '#views/shapes/print/OnPaper.tsx';
import { PageTools } from '#views/shapes/print/PageTools.tsx';
import { useSession } from '#views/session/useSession.ts';
import { PERIODS, periodFrom } from '#machines/time/periods.ts';
import { DateRangePicker } from '#views/ui/DateRangePicker.tsx';
import { useWords } from '#views/language/words.tsx';
import { ExportBooks, type ExportBooksProps } from './ExportBooks.tsx';
import * as css from './ledger.css.ts';
import type { Books } from './useBooks.ts';

interface BooksPageProps {
  readonly title: string;
  readonly books: Books;
  /** Lines that can be exported, and the part that each is about. */
  readonly exported?: Pick<ExportBooksProps, 'lines' | 'parts'>;
  /** Choices beside the days. */
  readonly choices?: ReactNode;
  /** The choices made there, in words, for paper. */
  readonly chosen?: readonly string[];
  readonly withoutBranch?: boolean;
  /** Reads the figures again. */
  readonly onRefresh: () => void;
  readonly children: ReactNode;
}

/** A screen of the books: title, days, branch and further choices above its tables. */
export function BooksPage({
  title,
  books,
  exported,
  choices,
  chosen = [],
  withoutBranch = false,
  onRefresh,
  children,
}: BooksPageProps) {
  const words = useWords();
  const { days, branch, set } = books;
  const [now] = useState(serverNow);
  const { user } = useSession().context;
  const { nameOf } = useReferences('branch');
  const branchTold =
    branch === null
      ? []
      : [words.text('ui.report.point', { name: words.text('field.posting.branch'), value: nameOf(branch) })];
  const { notes } = aboutOf(
    {
      time: words.text('ui.books.days'),
      period: `${days.from}..${days.to}`,
      filters: [...branchTold, ...chosen],
      at: books.at,
      user,
    },
    words,
  );
  return (
    <section className={css.page}>
      <div className={css.head}>
        <h1 className={css.title}>{title}</h1>
        <PageTools
          reload={() => {
            books.askedAgain();
            onRefresh();
          }}
        />
        {exported && <ExportBooks title={title} books={books} {...exported} />}
      </div>
      <div className={css.bar} data-off-paper>
        <div className={css.days}>
          <DateRangePicker
            label={words.text('ui.books.days')}
            value={{ start: days.from, end: days.to }}
            presets={PERIODS.map((id) => ({
              id,
              label: words.text(`ui.list.preset.${id}`),
              range: periodFrom(now, id),
            }))}
            presetsLabel={words.text('ui.list.presets')}
            onChange={(range) => {
              if (range === null) set({ days: null });
              else if (range.start <= range.end && range.start >= '2000') set({ days: `${range.start}..${range.end}` });
            }}
          />
        </div>
        {!withoutBranch && (
          <div className={css.field}>
            <ReferencePicker
              to="branch"
              name="branch"
              label={words.text('field.posting.branch')}
              value={branch ?? undefined}
              onChange={(id) => set({ branch: id ?? null })}
            />
          </div>
        )}
        {choices}
      </div>
      <OnPaper notes={notes} />
      {children}
    </section>
  );
}
