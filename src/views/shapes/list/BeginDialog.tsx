import type { Noun } from '#machines/kit/noun.ts';
import { unborn } from '#machines/kit/unborn.ts';
import { EventDialog, type EventDialogProps } from '../form/EventDialog.tsx';
import type { Sketch } from '../sketch/sketch.ts';
import { useNoun } from '../sketch/useNoun.ts';

interface BeginDialogProps extends Pick<EventDialogProps, 'type' | 'onClose' | 'onDone'> {
  readonly noun: Sketch;
}

/** The window in which a life is begun. */
export default function BeginDialog({ noun: sketch, ...props }: BeginDialogProps) {
  const noun: Noun | null = useNoun(sketch, props.onClose);
  return noun && <EventDialog noun={noun} life={unborn(noun, '')} {...props} />;
}
