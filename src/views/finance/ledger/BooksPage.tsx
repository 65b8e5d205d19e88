import { useState, type ReactNode } from 'react';
import { serverNow } from '#services/clock.ts';
import { ReferencePicker } from '#views/shapes/fields/ReferencePicker.tsx';
import { PERIODS, periodFrom } from '#machines/periods.ts';
import { DateRangePicker } from '#views/ui/DateRangePicker.tsx';
import { IconButton } from '#views/ui/IconButton.tsx';
import { useWords } from '#views/words.tsx';
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
  withoutBranch = false,
  onRefresh,
  children,
}: BooksPageProps) {
  const words = useWords();
  const { days, branch, set } = books;
  const [now] = useState(serverNow);
  return (
    <section className={css.page}>
      <div className={css.head}>
        <h1 className={css.title}>{title}</h1>
        <IconButton icon="refresh" tone="neutral" label={words.text('ui.list.refresh')} onPress={onRefresh} />
        {exported && <ExportBooks title={title} books={books} {...exported} />}
      </div>
      <div className={css.bar}>
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
      {children}
    </section>
  );
}
