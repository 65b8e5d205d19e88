import { makeWebhookSecret } from '#services/webhooks.ts';
import type webhook from '#views/records/webhook/presentation.ts';
import type { DialogOf } from '#views/shapes/detail/options.ts';
import { useWords } from '#views/language/words.tsx';
import { SecretDialog } from '../SecretDialog.tsx';

/** Makes a signing secret of a webhook. */
export function WebhookSecret({ row: { id, name, secretEnding }, ...dialog }: DialogOf<typeof webhook>) {
  const words = useWords();
  return (
    <SecretDialog
      {...dialog}
      title={words.text('event.webhook.secretIssued')}
      ending={secretEnding}
      before={(ending) =>
        ending === null
          ? words.text('ui.webhook.firstSecret', { name })
          : words.text('ui.webhook.rotate', { name, ending })
      }
      howTo={words.text('ui.webhook.howTo')}
      shownOnce={words.text('ui.webhook.shownOnce')}
      make={(overlapDays) => makeWebhookSecret(id, overlapDays)}
    />
  );
}
