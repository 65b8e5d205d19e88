import { Hidden } from './Hidden.tsx';
import { line, lines as block } from './Skeleton.css.ts';
import { useWords } from './words.tsx';

/** Attribute of what is still being read. */
export const READING = 'data-reading';

/** Placeholder of loading text. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  const words = useWords();
  return (
    <div className={block} role="status" {...{ [READING]: '' }}>
      <Hidden>{words.loading}</Hidden>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={line} aria-hidden="true" />
      ))}
    </div>
  );
}
