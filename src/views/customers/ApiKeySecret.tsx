import { makeSecret } from '#services/apiKeys.ts';
import type apiKey from '#views/records/apiKey/presentation.ts';
import type { DialogOf } from '#views/shapes/detail/options.ts';
import { useWords } from '#views/language/words.tsx';
import { SecretDialog } from './SecretDialog.tsx';

/** Makes a secret of an API key. */
export function ApiKeySecret({ row: { id, name, secretEnding }, ...dialog }: DialogOf<typeof apiKey>) {
  const words = useWords();
  return (
    <SecretDialog
      {...dialog}
      title={words.text('event.apiKey.secretIssued')}
      ending={secretEnding}
      before={(ending) =>
        ending === null
          ? words.text('ui.apiKey.firstSecret', { name })
          : words.text('ui.apiKey.rotate', { name, ending })
      }
      howTo={words.text('ui.apiKey.howTo')}
      shownOnce={words.text('ui.apiKey.shownOnce')}
      make={(overlapDays) => makeSecret(id, overlapDays)}
    />
  );
}
