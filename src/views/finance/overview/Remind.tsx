import { useState } from 'react';
import type { RemindedOf } from '#calls/finance.ts';
import { remindDebtor } from '#services/finance.ts';
import { Button } from '#views/ui/Button.tsx';
import { toast } from '#views/ui/Toast.tsx';
import { useCall } from '#views/useCall.ts';
import { useWords } from '#views/words.tsx';

interface RemindProps {
  readonly by: RemindedOf;
  readonly party: string;
  readonly customerName: string;
}

/** Button that reminds a customer of a debt, and says whom it reached. */
export function Remind({ by, party, customerName: name }: RemindProps) {
  const words = useWords();
  const { call, isPending } = useCall();
  const [isDone, setDone] = useState(false);
  const send = async (): Promise<void> => {
    const result = await remindDebtor(by, party);
    if (!result) return;
    const { status, people } = result;
    toast({
      tone: status === 'sent' ? 'positive' : 'warning',
      title: words.text(`ui.finance.reminded.${status}`, { name, people }),
    });
    setDone(status === 'sent' || status === 'already');
  };
  return (
    <Button
      size="small"
      icon="bell"
      isPending={isPending}
      reason={isDone ? words.text('ui.finance.reminded.already', { name }) : undefined}
      onPress={() => void call(send)}
    >
      {words.text('ui.finance.remind')}
    </Button>
  );
}
