import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Words } from '#i18n/words.ts';
import { isWorthAWord, type Summary } from '#services/outbox/summary.ts';
import { keepConsole } from '#services/serviceWorker/register.ts';
import { isOutboxShown, onOutboxShown, showOutbox } from '#views/place/outboxDrawer.ts';
import { arriving } from '#views/ui/arriving.tsx';
import { Button } from '#views/ui/Button.tsx';
import { Hidden } from '#views/ui/Hidden.tsx';
import { Status } from '#views/ui/Status.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './OutboxMark.css.ts';
import { useSummary } from './useOutbox.ts';

const OutboxDrawer = arriving(() => import('./OutboxDrawer.tsx'));

/** Returns the summary as a sentence; empty if all is sent. */
const sentenceOf = (summary: Summary, words: Words): string =>
  isWorthAWord(summary)
    ? words.list([
        ...(summary.isUp ? [] : [words.text('shell.outbox.noLine')]),
        ...(summary.waiting > 0 ? [words.text('shell.outbox.waiting', { count: summary.waiting })] : []),
        ...(summary.refused > 0 ? [words.text('shell.outbox.refused', { count: summary.refused })] : []),
      ])
    : words.text('shell.outbox.allSent');

/** Button of the commands not yet sent. Appears only while some wait, one was refused, or the connection is down. */
export default function OutboxMark({ isNarrow }: { isNarrow: boolean }) {
  const words = useWords();
  const summary = useSummary();
  const isOpen = useSyncExternalStore(onOutboxShown, isOutboxShown);
  // Nothing is announced before the first problem.
  const [wasWorth, setWasWorth] = useState(false);
  useEffect(keepConsole, []);
  const isWorth = summary !== null && isWorthAWord(summary);
  if (isWorth && !wasWorth) setWasWorth(true);
  // Until then nothing loads its words.
  const sentence = summary === null || !wasWorth ? '' : sentenceOf(summary, words);
  return (
    <div className={css.mark}>
      <Hidden>
        <span role="status">{sentence}</span>
      </Hidden>
      {isWorth && (
        <Button tone="quiet" icon={isNarrow ? undefined : 'upload'} onPress={() => showOutbox(true)}>
          <Hidden>{`${words.text('shell.outbox')}: `}</Hidden>
          {isNarrow ? <Narrow summary={summary} sentence={sentence} /> : <Counts summary={summary} />}
        </Button>
      )}
      {isOpen && <OutboxDrawer onClose={() => showOutbox(false)} />}
    </div>
  );
}

function Narrow({ summary: { waiting, refused }, sentence }: { summary: Summary; sentence: string }) {
  const words = useWords();
  return (
    <>
      <Status tone={refused > 0 ? 'critical' : 'warning'}>{words.number(waiting + refused)}</Status>
      <Hidden>{sentence}</Hidden>
    </>
  );
}

function Counts({ summary: { waiting, refused, isUp } }: { summary: Summary }) {
  const words = useWords();
  return (
    <span className={css.counts}>
      {!isUp && <Status tone="warning">{words.text('shell.outbox.noLine')}</Status>}
      {waiting > 0 && <Status tone="warning">{words.text('shell.outbox.waiting', { count: waiting })}</Status>}
      {refused > 0 && <Status tone="critical">{words.text('shell.outbox.refused', { count: refused })}</Status>}
    </span>
  );
}
