import { Notice } from '#views/ui/Notice.tsx';
import { useWords } from '#views/language/words.tsx';

/** Warns of characters of a downloaded PDF that no font has; nothing without one. */
export function UndrawnNotice({ characters }: { readonly characters: readonly string[] }) {
  const words = useWords();
  if (characters.length === 0) return null;
  return (
    <Notice tone="warning">
      {words.text('ui.paper.undrawn', { characters: words.list(characters), count: characters.length })}
    </Notice>
  );
}
