import type { Words } from '#i18n/words.ts';
import { outbox } from '#services/outbox/outbox.ts';
import { toast } from '#views/ui/toasts.ts';

/** Says that an event is kept on this device, until the server has it or refused it. */
export function toastKept(key: string, title: string, words: Words): void {
  const close = toast({
    tone: 'info',
    title: words.text('ui.form.kept', { event: title }),
    text: words.text('ui.form.keptHint'),
  });
  void outbox.settled(key).then(close, close);
}
