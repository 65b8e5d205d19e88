import { useState } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import { usePlace } from '#views/place/screen.tsx';
import { useSession } from '#views/session/useSession.ts';
import { Button } from '#views/ui/Button.tsx';
import { useWords } from '#views/language/words.tsx';
import type { Draft } from '../../form/draft.ts';
import { EventDialog } from '../../form/EventDialog.tsx';

interface BeginProps {
  readonly aggregateType: AggregateType;
  /** The event that begins an aggregate. */
  readonly type: string;
  /** Fixed values. */
  readonly given?: Draft;
  /** Initial values of the form; with them, the form opens at once. */
  readonly initial?: Draft | undefined;
  readonly addressOf: (id: string) => string;
  /** True for the main act of its screen. */
  readonly isMain?: boolean;
}

/** Creates an aggregate and opens it; refused with the reason for others. */
export function Begin({ aggregateType, type, given, initial, addressOf, isMain = true }: BeginProps) {
  const words = useWords();
  const { go } = usePlace();
  const { user } = useSession().context;
  const [isOpen, setOpen] = useState(initial !== undefined);
  const may = user?.roles.includes(type) === true || user?.roles.includes('*') === true;
  return (
    <>
      <Button
        tone={isMain ? 'primary' : 'neutral'}
        icon="plus"
        reason={may ? undefined : words.text('refusal.role')}
        onPress={() => setOpen(true)}
      >
        {words.text<string>(`event.${type}`)}
      </Button>
      {isOpen && may && (
        <EventDialog
          aggregateType={aggregateType}
          aggregate={notCreated(aggregateType, '')}
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
