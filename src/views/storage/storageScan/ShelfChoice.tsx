import { TextField } from '#views/ui/TextField.tsx';
import { useWords } from '#views/language/words.tsx';

interface ShelfChoiceProps {
  readonly value: Readonly<Record<string, unknown>>;
  readonly onChange: (value: Readonly<Record<string, unknown>>) => void;
}

/** Shelf for the parcels scanned next; none means the floor. */
export function ShelfChoice({ value, onChange }: ShelfChoiceProps) {
  const words = useWords();
  const shelf = typeof value['shelf'] === 'string' ? value['shelf'] : '';
  return (
    <TextField
      bare
      label={words.text('ui.storage.ontoShelf')}
      icon="shelf"
      value={shelf}
      maxLength={64}
      onChange={(typed) => onChange(typed.trim() === '' ? {} : { shelf: typed })}
      description={words.text('ui.storage.ontoShelfHint')}
    />
  );
}
