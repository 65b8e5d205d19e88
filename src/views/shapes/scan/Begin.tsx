import { useState } from 'react';
import type { Noun } from '#machines/kit/noun.ts';
import { unborn } from '#machines/kit/unborn.ts';
import { usePlace } from '#views/screen.tsx';
import { useSession } from '#views/session.ts';
import { Button } from '#views/ui/Button.tsx';
import { useWords } from '#views/words.tsx';
import type { Draft } from '../form/draft.ts';
import { EventDialog } from '../form/EventDialog.tsx';

interface BeginProps {
  readonly noun: Noun;
  /** The event that begins a life. */
  readonly type: string;
  /** What is settled already. */
  readonly given?: Draft;
  /** What the form begins with; with it, the form is open at once. */
  readonly initial?: Draft | undefined;
  readonly addressOf: (id: string) => string;
}

/** Begins a life and leads to it; refused with the reason to whoever may not. */
export function Begin({ noun, type, given, initial, addressOf }: BeginProps) {
  const words = useWords();
  const { go } = usePlace();
  const { user } = useSession().context;
  const [isOpen, setOpen] = useState(initial !== undefined);
  const may = user?.roles.includes(type) === true || user?.roles.includes('*') === true;
  return (
    <>
      <Button
        tone="primary"
        icon="plus"
        reason={may ? undefined : words.text('refusal.role')}
        onPress={() => setOpen(true)}
      >
        {words.text<string>(`event.${type}`)}
      </Button>
      {isOpen && may && (
        <EventDialog
          noun={noun}
          life={unborn(noun, '')}
          type={type}
          given={given}
          initial={initial}
          onClose={() => setOpen(false)}
          onDone={({ id }) => id && go(addressOf(id))}
        />
      )}
    </>
  );
}
