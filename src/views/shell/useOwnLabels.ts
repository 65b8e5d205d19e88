import { useEffect } from 'react';
import { auditTime, filter, merge } from 'rxjs';
import { failureOf } from '#services/failure.ts';
import { afterFirstView } from '#services/firstView.ts';
import { events$, gaps$ } from '#services/live/live.ts';

const CALM_MS = 300;

/** Says the company's own dictionary labels on every screen, also after they are edited. */
export function useOwnLabels(): void {
  useEffect(() => {
    const load = async (): Promise<void> => {
      try {
        const [{ readEditedLabels }, { messagesOf }, { relabel }] = await Promise.all([
          import('#services/dictionaries.ts'),
          import('#views/language/ownLabels.ts'),
          import('#views/language/speech.ts'),
        ]);
        relabel(messagesOf(await readEditedLabels()));
      } catch (error) {
        // Without them the console's own words are shown.
        if (!failureOf(error)) throw error;
      }
    };
    afterFirstView(() => void load());
    const news = merge(events$.pipe(filter(({ machine }) => machine === 'dictionary')), gaps$);
    const subscription = news.pipe(auditTime(CALM_MS)).subscribe(() => void load());
    return () => subscription.unsubscribe();
  }, []);
}
