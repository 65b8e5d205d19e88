import { EVERYTHING } from '#machines/rights/everything.ts';
import type { DutyPair } from '#machines/rights/duties.ts';
import { Link } from '#views/ui/Link.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { useScreenNames } from '#views/place/screen.tsx';
import { useWords } from '#views/language/words.tsx';
import type { EffectProps } from '#views/shapes/form/effect.ts';
import { dutiesIn } from './change.ts';

const DUTIES = '/audit/duties';
const textsIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** The two steps of a pair, by the titles of their events. */
export function PairText({ first, second }: DutyPair) {
  const words = useWords();
  return words.text('ui.role.pair', {
    first: words.text<string>(`event.${first}`),
    second: words.text<string>(`event.${second}`),
  });
}

/** Warns while a role is edited of steps that two people should do and that it grants together. */
export function DutyWarnings({ aggregate, data }: EffectProps) {
  const words = useWords();
  const nameOf = useScreenNames();
  const kept = textsIn((aggregate.context as { permissions?: unknown }).permissions);
  const typed = data['permissions'] === undefined ? kept : textsIn(data['permissions']);
  const pairs = dutiesIn(typed);
  if (pairs.length === 0) return null;
  const before = new Set(dutiesIn(kept));
  const added = pairs.filter((pair) => !before.has(pair));
  return (
    <Notice
      tone={added.length > 0 ? 'warning' : 'info'}
      title={words.text('ui.role.duties', { count: pairs.length, added: added.length })}
    >
      {typed.includes(EVERYTHING) ? (
        <p>{words.text('ui.role.dutiesOfAll')}</p>
      ) : (
        <ul>
          {pairs.map((pair) => (
            <li key={`${pair.first} ${pair.second}`}>
              <PairText {...pair} />
              {added.includes(pair) && ` · ${words.text('ui.role.dutyNew')}`}
            </li>
          ))}
        </ul>
      )}
      {nameOf(DUTIES) !== null && <Link href={DUTIES}>{words.text('ui.role.dutiesShow')}</Link>}
    </Notice>
  );
}
