import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { wordFailure } from '#services/failure.ts';
import { forgetSought, soughtText } from '#views/place/sought.ts';
import { Icon } from '#views/ui/Icon.tsx';
import { isPressed } from '#views/ui/keys.ts';
import { KeyboardHint } from '#views/ui/KeyboardHint.tsx';
import { Spinner } from '#views/ui/Spinner.tsx';
import { useWords } from '#views/language/words.tsx';
import { useReach } from '../reach.ts';
import type { Tabs } from '../useTabs.ts';
import { sectionsOf, type Entry } from './entry.ts';
import * as css from './Palette.css.ts';
import { addressOf, codedRecord } from './records.ts';
import { elementOf, Results } from './Results.tsx';
import { useEntries } from './useEntries.ts';
import { useFindings } from './useFindings.ts';

interface FinderProps {
  readonly tabs: Tabs;
  readonly begin: (event: string, aggregateType: AggregateType) => void;
  readonly onFailed: (error: unknown) => void;
  readonly onClose: () => void;
}

/** Lines that Page Up and Page Down skip. */
const PAGE = 8;

/** Search field with its results, operated entirely by keyboard. */
export function Finder({ tabs, begin, onFailed, onClose }: FinderProps) {
  const words = useWords();
  const { views } = useReach();
  const list = useId();
  const [typed, setTyped] = useState(soughtText);
  useEffect(forgetSought, []);
  // Stored by id, since the lines change while records load.
  const [chosen, setChosen] = useState<string | null>(null);
  const { findings, failure, isSearching } = useFindings(typed);
  const entries = useEntries(tabs, findings, { begin, onFailed });
  const sections = sectionsOf(typed, entries);
  const lines = sections.flatMap((section) => section.entries);
  const active = lines.find(({ id }) => id === chosen) ?? lines[0] ?? null;

  const run = (entry: Entry): void => {
    if (entry.group !== 'new') onClose();
    entry.run();
  };
  const step = (by: number): void => {
    if (lines.length === 0 || active === null) return;
    const at = lines.indexOf(active) + by;
    const next = Math.abs(by) === 1 ? (at + lines.length) % lines.length : Math.max(0, Math.min(lines.length - 1, at));
    setChosen(lines[next]?.id ?? null);
  };
  const enter = (): void => {
    const coded = codedRecord(typed);
    const address = coded && addressOf(coded.machine, coded.id, views);
    if (address) {
      onClose();
      return tabs.moves.go(address);
    }
    if (active !== null) run(active);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Keys of an input method's candidate list are ignored.
    if (event.nativeEvent.isComposing) return;
    if (isPressed(event, 'paletteNext')) step(1);
    else if (isPressed(event, 'palettePrevious')) step(-1);
    else if (isPressed(event, 'palettePage')) step(event.key === 'PageDown' ? PAGE : -PAGE);
    else if (isPressed(event, 'paletteRun')) enter();
    else if (isPressed(event, 'palette')) onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const said = isSearching
    ? words.text('shell.palette.searching')
    : words.text('shell.palette.count', { count: lines.length });
  const more = findings.more.map((machine) => words.text<string>(`machine.${machine}.many`));
  return (
    <div className={css.frame}>
      <div className={css.field}>
        {isSearching ? <Spinner /> : <Icon name="search" />}
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the palette is opened to be typed into
          autoFocus
          className={css.input}
          role="combobox"
          aria-label={words.text('shell.palette.field')}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={list}
          aria-activedescendant={active === null ? undefined : elementOf(list, active)}
          placeholder={words.text('shell.palette.field')}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setChosen(null);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <Results id={list} label={words.text('shell.palette.results')} sections={sections} active={active} onRun={run} />
      <div className={css.foot}>
        <p role="status" className={css.status}>
          {failure ? words.text('shell.palette.failed', { reason: wordFailure(failure, words) }) : said}
          {more.length > 0 && ` ${words.text('shell.palette.more', { kinds: words.list(more) })}`}
        </p>
        <span className={css.hints} aria-hidden>
          <span className={css.hint}>
            <KeyboardHint of="palettePrevious" />
            <KeyboardHint of="paletteNext" />
          </span>
          <KeyboardHint of="paletteRun" />
        </span>
      </div>
    </div>
  );
}
