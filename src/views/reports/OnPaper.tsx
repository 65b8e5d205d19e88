import * as css from './Report.css.ts';

/** Days, filters, time and account of a report, in words; on paper alone, in place of the controls that choose them. */
export const OnPaper = ({ notes }: { readonly notes: readonly string[] }) => (
  <ul className={css.onPaper}>
    {notes.map((note) => (
      <li key={note}>{note}</li>
    ))}
  </ul>
);
