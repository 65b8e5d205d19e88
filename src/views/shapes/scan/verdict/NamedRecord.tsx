import { usePlace } from '#views/place/screen.tsx';
import { Button } from '#views/ui/Button.tsx';
import { useWords } from '#views/language/words.tsx';
import { recordNamedBy } from '../../detail/remedies.ts';
import type { Scan } from './verdict.ts';

/** The button that opens the record that a refusal names, such as a problem item; nothing where it names none. */
export function NamedRecord({ scan: { verdict, key } }: { readonly scan: Scan }) {
  const words = useWords();
  const { go, nameOf } = usePlace();
  if (verdict.kind !== 'refused') return null;
  const [to] = verdict.refusals.flatMap(
    ({ values = {} }) => recordNamedBy(values, key ?? '', (path) => nameOf(path) !== null) ?? [],
  );
  if (!to) return null;
  return <Button onPress={() => go(to.address)}>{words.text('ui.detail.open', { name: to.id })}</Button>;
}
