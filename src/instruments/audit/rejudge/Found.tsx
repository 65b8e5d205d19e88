import { useState } from 'react';
import type { Words } from '#i18n/words.ts';
import { reasonOf } from '#i18n/say.ts';
import type { RejudgedCase, RejudgedChange, WholeRejudgement } from '#instruments/services/rejudgements.ts';
import { PlainTable } from '#views/shapes/detail/PlainTable.tsx';
import { stateOf } from '#views/shapes/fields/labels.ts';
import { Section } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from '../Audit.css.ts';
import { eventTitle, kindTitle, machineTitle, isMachine, RecordThen } from '#views/shapes/log/eventNames.tsx';
import { ruleTitle } from '#views/shapes/log/ruleTitle.ts';

const OTHERWISE = {
  elsewhere: 'ui.rejudge.elsewhere',
  invalid: 'ui.rejudge.unreadable',
  notDeclared: 'ui.rejudge.noWay',
} as const;

/** Returns the heading of a line: the rule's statement, or the part of the machine that no rule covers. */
function headingOf(rule: string, words: Words): string {
  const [machine = '', name = ''] = rule.split('.');
  if (!isMachine(machine) || !Object.hasOwn(OTHERWISE, name)) return ruleTitle(rule, words);
  return words.text('ui.rejudge.ofMachine', {
    machine: machineTitle(machine, words),
    what: words.text(OTHERWISE[name as keyof typeof OTHERWISE]),
  });
}

/** Lists the differences by rule, those with most cases first. */
export function Found({ found }: { found: NonNullable<WholeRejudgement['found']> }) {
  const words = useWords();
  const { streams, events, cases, changes } = found;
  return (
    <Section
      title={words.text('ui.rejudge.found', { cases })}
      description={words.text('ui.rejudge.over', { events, streams })}
    >
      {changes.length === 0 ? (
        <EmptyState
          icon="shield"
          title={words.text('ui.rejudge.nothing')}
          text={words.text('ui.rejudge.nothingHint')}
        />
      ) : (
        <Stack gap="m">
          {changes.map((change, index) => (
            <RuleCases key={change.rule} change={change} isFirst={index === 0} />
          ))}
        </Stack>
      )}
    </Section>
  );
}

function RuleCases({ change: { rule, count, cases }, isFirst }: { change: RejudgedChange; isFirst: boolean }) {
  const words = useWords();
  const [isOpen, setOpen] = useState(isFirst);
  const heading = headingOf(rule, words);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {words.text('ui.rejudge.ruleCount', { rule: heading, count })} <span className={css.hash}>{rule}</span>
      </summary>
      {isOpen && (
        <>
          {count > cases.length && (
            <p className={css.muted}>{words.text('ui.rejudge.first', { shown: cases.length, count })}</p>
          )}
          <PlainTable
            label={heading}
            rows={cases}
            keyOf={({ machine, id, version }) => `${machine} ${id} ${version}`}
            columns={[
              {
                title: words.text('ui.audit.case'),
                cell: ({ machine, id, version }) => (
                  <>
                    {kindTitle(machine, words)} <RecordThen machine={machine} id={id} at={version} />
                  </>
                ),
              },
              { title: words.text('field.logEvent.recordedAt'), cell: ({ at }) => words.instant(at) },
              { title: words.text('ui.model.event'), cell: ({ type }) => eventTitle(type, words) },
              {
                title: words.text('ui.rejudge.recorded'),
                cell: ({ machine, to }) => words.text('ui.rejudge.allowedTo', { state: stateOf(machine, to, words) }),
              },
              { title: words.text('ui.rejudge.now'), cell: (one) => <Now one={one} /> },
            ]}
          />
        </>
      )}
    </details>
  );
}

/** Shows the verdict of the current machines. */
function Now({ one: { machine, wouldLeadTo, refusals, sealed } }: { one: RejudgedCase }) {
  const words = useWords();
  if (sealed) return words.text('ui.audit.sealed');
  if (refusals.length === 0) return words.text('ui.rejudge.allowedTo', { state: stateOf(machine, wouldLeadTo, words) });
  return refusals.map((refusal, index) => (
    <div key={`${refusal.rule ?? refusal.code} ${index}`}>
      {words.text('ui.rejudge.refused', { reason: reasonOf(refusal, machine, words) })}
    </div>
  ));
}
