import type { Words } from '#i18n/words.ts';
import { isReplaced } from '#services/build.ts';
import { toast } from '#views/ui/Toast.tsx';

/** Tells that code which was asked for cannot come: a newer console is served, or there is no line. */
export const tellLost = async (words: Words): Promise<void> => {
  if (!(await isReplaced())) return void toast({ tone: 'critical', title: words.text('failure.offlineHint') });
  toast({
    tone: 'info',
    title: words.text('shell.version.title'),
    text: words.text('shell.version.text'),
    action: { label: words.text('shell.version.reload'), onAction: () => location.reload() },
  });
};
