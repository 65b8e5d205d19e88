import { Button } from '#views/ui/Button.tsx';
import { Inline, Stack } from '#views/ui/layout.tsx';
import { useWords } from '#views/language/words.tsx';
import { ChangedValue } from '../fields/ChangedValue.tsx';
import { labelOf } from '../fields/labels.ts';
import { Value } from '../fields/Value.tsx';
import type { EventForm } from './useEventForm.ts';

interface ChangedMeanwhileProps {
  readonly machine: string;
  readonly form: Pick<EventForm, 'meanwhile' | 'inputs'>;
}

/** Fields that somebody else changed while the form was open, beside what is typed here. */
export function ChangedMeanwhile({ machine, form: { meanwhile, inputs } }: ChangedMeanwhileProps) {
  const words = useWords();
  return (
    <Stack gap="s">
      {meanwhile.map(({ info, before, now, typed }) => {
        const field = labelOf(machine, info.name, words);
        const isSet = info.kind.kind === 'permissions' || info.kind.kind === 'references';
        return (
          <div key={info.name} data-meanwhile={info.name}>
            <strong>{field}</strong>
            <ChangedValue machine={machine} info={info} before={before} after={now} />
            {typed !== undefined && isSet && <p>{words.text('ui.form.ticksKept')}</p>}
            {typed !== undefined && !isSet && (
              <Inline gap="s">
                <span>
                  {words.text('ui.form.youTyped')} <Value machine={machine} info={info} value={typed} />
                </span>
                <Button onPress={() => inputs.change(info.name, now)}>
                  {words.text('ui.form.takeTheirs', { field })}
                </Button>
              </Inline>
            )}
          </div>
        );
      })}
    </Stack>
  );
}
