import type { Words } from '#i18n/words.ts';
import { isReplaced } from '#services/build.ts';
import { toast } from '#views/ui/Toast.tsx';

/** Explains why code cannot be loaded: a newer build is served, or the browser is offline. */
export const tellLost = async (words: Words): Promise<void> => {
  if (!(await isReplaced())) return void toast({ tone: 'critical', title: words.text('failure.offlineHint') });
  toast({
    tone: 'info',
    title: words.text('shell.version.title'),
    text: words.text('shell.version.text'),
    action: { label: words.text('shell.version.reload'), onAction: () => location.reload() },
  });
};
