import { Select } from './Select.tsx';
import { useWords } from './words.tsx';

/** Page sizes offered (§2). */
const pageSizes = [10, 20, 30, 50, 100] as const;

/** Numbers of rows of a page. */
export interface PageSizesProps {
  pageSize: number;
  onChange: (next: number) => void;
}

export default function PageSizes({ pageSize, onChange }: PageSizesProps) {
  const words = useWords();
  return (
    <Select
      bare
      labelHidden
      label={words.perPage}
      choices={pageSizes.map((count) => ({ id: String(count), label: words.perPageChoice(count) }))}
      value={String(pageSize)}
      onChange={(key) => onChange(Number(key))}
    />
  );
}
