import type { Words } from '#i18n/words.ts';
import type { Part } from '#instruments/sandbox/people.ts';
import type { Outcome } from '#instruments/sandbox/run.ts';

/** Returns the text of a step of a run: its event and the name of its actor's part, or the wait or assumption. */
export function stepText({ step }: Outcome, words: Words, nameOf: (part: Part) => string = (part) => part): string {
  switch (step.kind) {
    case 'act':
      return `${words.text<string>(`event.${step.type}`)} · ${nameOf(step.by)}`;
    case 'recorded':
      return words.text('ui.simulate.recorded', { event: words.text<string>(`event.${step.event.type}`) });
    case 'wait':
      return words.text('ui.simulate.waited', { minutes: step.minutes });
    default:
      return words.text(step.kind === 'assume' ? 'ui.simulate.assumed' : 'ui.simulate.unassumed', {
        lookup: step.fact,
      });
  }
}
