import { usePlace } from '#views/place/screen.tsx';
import { Button } from '#views/ui/Button.tsx';
import { useWords } from '#views/language/words.tsx';
import { recordAfter } from './recordAfter.ts';
import type { Scan } from './verdict.ts';

/** The button that opens what a refusal leads to: a record that it names, or that of the scanned thing. */
export function NamedRecord({ scan: { verdict, key } }: { readonly scan: Scan }) {
  const words = useWords();
  const { go, nameOf } = usePlace();
  const to = recordAfter(verdict, key, (path) => nameOf(path) !== null);
  if (to === null) return null;
  return <Button onPress={() => go(to.address)}>{words.text('ui.detail.open', { name: to.id })}</Button>;
}
