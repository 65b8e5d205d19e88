import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '#views/session/useSession.ts';
import { Notice } from '#views/ui/Notice.tsx';
import { useWords } from '#views/language/words.tsx';
import { askedAgain, unansweredIn, unansweredOf, type Recalled } from '../form/unanswered.ts';

/** An act and what became of it. */
interface Told {
  readonly type: string;
  readonly recalled: Recalled;
}

/** Asks what became of an act, and forgets it once that is known. */
async function outcomeOf(account: string, machine: string, id: string, type: string): Promise<Told | null> {
  const memory = unansweredOf(account, machine, id, type);
  const sent = memory.read();
  if (!sent) return null;
  const recalled = await askedAgain(sent);
  if (recalled !== 'unknown') memory.write(null);
  return { type, recalled };
}

interface UnansweredNoticeProps {
  readonly machine: string;
  readonly id: string;
  /** An act has happened, which the record may not show yet. */
  readonly onDone: () => void;
}

/** Says what became of acts on a record that had no answer when its page was read before; asks the server once. */
export function UnansweredNotice({ machine, id, onDone }: UnansweredNoticeProps) {
  const words = useWords();
  const account = useSession().context.user?.id ?? '';
  const [told, setTold] = useState<readonly Told[]>([]);
  const ask = useEffectEvent((): Promise<(Told | null)[]> =>
    Promise.all(unansweredIn(account, machine, id).map((type) => outcomeOf(account, machine, id, type))),
  );
  const tell = useEffectEvent((outcomes: readonly (Told | null)[]): void => {
    if (outcomes.length === 0) return;
    setTold(outcomes.flatMap((one) => one ?? []));
    if (outcomes.some((one) => one?.recalled === 'done')) onDone();
  });
  useEffect(() => void ask().then(tell), []);
  return told.map(({ type, recalled }) => (
    <Notice key={type} tone={recalled === 'notDone' ? 'info' : 'warning'}>
      {words.text(`ui.form.recalled.${recalled}`, { event: words.text<string>(`event.${type}`) })}
    </Notice>
  ));
}
