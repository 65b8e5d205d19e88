import { spinner } from './Spinner.css.ts';

/** A turning ring. With a label it is a status of its own; without one the words beside it speak. */
export function Spinner({ label }: { label?: string }) {
  return label === undefined ? (
    <span className={spinner} aria-hidden="true" />
  ) : (
    <span className={spinner} role="status" aria-label={label} />
  );
}
