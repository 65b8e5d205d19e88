import { useEffect, useState } from 'react';
import { failureOf } from '#services/failure.ts';
import { toldFailure } from '#services/failureInToast.ts';
import { NotRinging, readRinging, startRinging, stopRinging } from '#services/push/push.ts';
import { canSwitch, type Ringing } from '#services/push/ringing.ts';
import { useSession } from '#views/session/useSession.ts';
import { Notice } from '#views/ui/Notice.tsx';
import { Switch } from '#views/ui/Switch.tsx';
import { toast } from '#views/ui/Toast.tsx';
import { useWords } from '#views/language/words.tsx';

/** Switches the ringing of this phone for new assignments, and says why where it cannot ring. */
export default function RingSwitch() {
  const words = useWords();
  const session = useSession();
  const userId = session.context.user?.id ?? '';
  // A session that begins again rings again.
  const isIn = session.matches('in');
  const [ringing, setRinging] = useState<Ringing | null>(null);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (!isIn) return undefined;
    let isLeft = false;
    readRinging(userId).then((read) => isLeft || setRinging(read), console.warn);
    return () => {
      isLeft = true;
    };
  }, [userId, isIn]);
  if (ringing === null) return null;
  const turn = async (isOn: boolean): Promise<void> => {
    setLost(false);
    setRinging(isOn ? 'asking' : 'off');
    try {
      setRinging(await (isOn ? startRinging(userId) : stopRinging(userId)));
    } catch (error) {
      const failure = failureOf(error);
      if (failure === null && !(error instanceof NotRinging)) throw error;
      setRinging('off');
      setLost(failure === null);
      if (failure !== null) toast({ tone: 'critical', text: '', ...toldFailure(failure, words) });
    }
  };
  return (
    <>
      <Switch
        isSelected={ringing === 'on'}
        isDisabled={!canSwitch(ringing)}
        isReadOnly={ringing === 'asking'}
        onChange={(isOn) => void turn(isOn)}
      >
        {words.text('ui.courier.ring')}
      </Switch>
      {ringing !== 'on' && ringing !== 'off' && (
        <Notice tone={ringing === 'refused' ? 'warning' : 'info'} title={words.text(`ui.courier.ring.${ringing}`)} />
      )}
      {isLost && <Notice tone="warning" title={words.text('ui.courier.ring.failed')} />}
    </>
  );
}
