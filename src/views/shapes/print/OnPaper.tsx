import * as css from './OnPaper.css.ts';

/** Days, filters, time and account of some figures, in words; on paper alone, in place of the controls that choose them. */
export const OnPaper = ({ notes }: { readonly notes: readonly string[] }) => (
  <ul className={css.onPaper}>
    {notes.map((note) => (
      <li key={note}>{note}</li>
    ))}
  </ul>
);
