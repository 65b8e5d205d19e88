import type { Words } from '#i18n/words.ts';
import { Notice } from '#views/ui/Notice.tsx';
import { useWords } from '#views/language/words.tsx';
import { stateOf } from '../fields/labels.ts';
import type { Consequence } from './consequence.ts';

/** The state reached, and what it means, such as that a branch is locked then. */
function becomesIn(machine: string, to: string, words: Words): string {
  const about = `about.state.${machine}.${to}`;
  const becomes = words.text('ui.form.becomes', { state: stateOf(machine, to, words) });
  return words.has(about) ? `${becomes} ${words.text<string>(about)}` : becomes;
}

/** Consequences of an event before it is proposed: the state reached, irreversibility, and the second person. */
export function Consequences({ machine, consequence }: { machine: string; consequence: Consequence }) {
  const words = useWords();
  const { to, ends, irreversible, waitsFor, confirms } = consequence;
  const isGrave = irreversible || ends;
  const becomes = to === null ? '' : becomesIn(machine, to, words);
  return (
    <>
      {isGrave && (
        <Notice tone="warning">
          {[becomes, words.text(irreversible ? 'ui.form.irreversible' : 'ui.form.ends')].filter(Boolean).join(' ')}
        </Notice>
      )}
      {!isGrave && becomes !== '' && <Notice tone="info">{becomes}</Notice>}
      {waitsFor.length > 0 && (
        <Notice tone="info">
          {words.text('ui.form.waitsFor', { events: words.list(waitsFor.map((type) => words.text(`event.${type}`))) })}
        </Notice>
      )}
      {confirms !== null && (
        <Notice tone="info">{words.text('ui.form.confirms', { event: words.text(`event.${confirms}`) })}</Notice>
      )}
    </>
  );
}
