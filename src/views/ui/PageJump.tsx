import { NumberField } from './NumberField.tsx';
import { useWords } from './words.tsx';

/** The page one is on, to be written over with another. */
export interface PageJumpProps {
  page: number;
  pages: number;
  go: (page: number) => void;
}

export default function PageJump({ page, pages, go }: PageJumpProps) {
  const words = useWords();
  return (
    <NumberField
      bare
      labelHidden
      stepper={false}
      label={words.goToPage}
      value={page}
      minValue={1}
      maxValue={pages}
      onChange={(next) => {
        // An emptied field is no page; it takes the present one again.
        if (!Number.isNaN(next)) go(next);
      }}
    />
  );
}
