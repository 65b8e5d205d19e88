import { useEffect } from 'react';
import { failureOf } from '#services/failure.ts';
import { notices$ } from '#services/live/live.ts';
import { markRead } from '#services/notices.ts';
import { toast } from '#views/ui/Toast.tsx';
import { useWords } from '#views/language/words.tsx';
import { leadOf, NOTICES } from '../account/notices/lead.ts';
import { useReach } from './reach.ts';

/** Duration of a message that requires an answer, milliseconds. */
const QUESTION_MS = 20_000;

const read = async (id: string): Promise<void> => {
  try {
    await markRead([id]);
  } catch (error) {
    // The message stays unread in the list.
    if (!failureOf(error)) throw error;
  }
};

/** Shows pushed messages as toasts. A question links to its work order (§2), any other to the list. */
export function useNoticeToasts(go: (address: string) => void): void {
  const words = useWords();
  const { views } = useReach();
  useEffect(() => {
    const subscription = notices$.subscribe(({ id, title, value, noticeType, ext }) => {
      const lead = leadOf({ type: noticeType, ext }, (path) => views.has(path));
      const follow = (): void => {
        go(lead?.address ?? NOTICES);
        if (lead && id !== undefined) void read(id);
      };
      toast({
        tone: 'info',
        title,
        text: value ?? '',
        ...(noticeType === 1 && { timeout: QUESTION_MS }),
        ...((lead !== null || views.has(NOTICES)) && {
          action: { label: words.text(`ui.notice.open.${lead?.to ?? 'list'}`), onAction: follow },
        }),
      });
    });
    return () => subscription.unsubscribe();
  }, [words, views, go]);
}
