import { useState } from 'react';
import { say } from '#i18n/say.ts';
import { outbox, type Entry } from '#services/outbox/outbox.ts';
import { subjectOf } from '#services/outbox/subject.ts';
import { RECORD_PATHS, recordAddress } from '#views/place/addresses.ts';
import { Button } from '#views/ui/Button.tsx';
import ConfirmDialog from '#views/ui/ConfirmDialog.tsx';
import { Inline } from '#views/ui/layout.tsx';
import { Link } from '#views/ui/Link.tsx';
import { Status } from '#views/ui/Status.tsx';
import { useWords } from '#views/language/words.tsx';
import { ThenAndNow } from './ThenAndNow.tsx';
import { placeOf, titleOf } from './entryWords.ts';
import * as css from './OutboxDrawer.css.ts';

const hasRecord = (machine: string): machine is keyof typeof RECORD_PATHS => Object.hasOwn(RECORD_PATHS, machine);

/** A refused command: the reason, the record then and now, and the possible actions. */
export function RefusedEntry({ entry, behind }: { entry: Entry; behind: number }) {
  const words = useWords();
  const [isExplained, setExplained] = useState(false);
  const [isGivingUp, setGivingUp] = useState(false);
  const subject = subjectOf(entry);
  const title = titleOf(entry, words);
  const refused = { machine: entry.machine, event: entry.event.type, id: entry.id };
  const consequence = words.text('shell.outbox.giveUpConsequence', {
    entry: title,
    time: words.instant(entry.at),
    count: behind,
  });
  return (
    <li className={css.entry} aria-label={title}>
      <div className={css.head}>
        <span className={css.title}>{title}</span>
        <Status tone="critical">{words.text('shell.outbox.is.refused')}</Status>
      </div>
      <span className={css.about}>{`${placeOf(entry, words)} · ${words.instant(entry.at)}`}</span>
      {(entry.verdict?.refusals ?? []).map((refusal) => (
        <p key={`${refusal.code} ${refusal.rule ?? ''}`}>{say(refusal, words, refused)}</p>
      ))}
      {behind > 0 && <p className={css.about}>{words.text('shell.outbox.behind', { count: behind })}</p>}
      {isExplained && subject && <ThenAndNow subject={subject} at={entry.at} />}
      <Inline gap="s">
        <Button size="small" tone="primary" icon="refresh" onPress={() => outbox.retry(entry.key)}>
          {words.text('shell.outbox.retry')}
        </Button>
        <Button size="small" onPress={() => setGivingUp(true)}>
          {words.text('shell.outbox.giveUp')}
        </Button>
        {subject && !isExplained && (
          <Button size="small" tone="quiet" onPress={() => setExplained(true)}>
            {words.text('shell.outbox.explain')}
          </Button>
        )}
        {subject && hasRecord(subject.machine) && (
          <Link href={recordAddress(subject.machine, subject.id)}>{words.text('shell.outbox.open')}</Link>
        )}
      </Inline>
      <ConfirmDialog
        isOpen={isGivingUp}
        onOpenChange={setGivingUp}
        tone="danger"
        title={words.text('shell.outbox.giveUpTitle')}
        consequence={consequence}
        confirmLabel={words.text('shell.outbox.giveUp')}
        onConfirm={() => outbox.discard(entry.key)}
      />
    </li>
  );
}
