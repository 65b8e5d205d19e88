import { aggregateTypeNamed } from '#machines/catalogue/named.ts';
import { useCallback } from 'react';
import { readLogEvent, type LogEvent as ShownEvent } from '#instruments/services/audit.ts';
import type { AskOptions } from '#services/http.ts';
import { useScreenSearch, useScreenTitle } from '#views/place/screen.tsx';
import * as detail from '#views/shapes/detail/Detail.css.ts';
import { NotShown } from '#views/shapes/detail/NotShown.tsx';
import { PayloadText } from '#views/shapes/detail/PayloadText.tsx';
import { stateOf } from '#views/shapes/fields/labels.ts';
import { ReferenceText } from '#views/shapes/fields/Value.tsx';
import { Section } from '#views/ui/Card.tsx';
import { DescriptionList } from '#views/ui/DescriptionList.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { useAsked } from '#views/data/useAsked.ts';
import { useWords } from '#views/language/words.tsx';
import { streamOf } from '#views/shapes/log/addresses.ts';
import * as css from './Audit.css.ts';
import { eventTitle, machineTitle, personName, RecordThen } from '#views/shapes/log/eventNames.tsx';
import { Verification } from './Verification.tsx';

/** Shows one event of the log: its aggregate, times, payload, hashes and proof. */
export default function LogEventPage() {
  const words = useWords();
  const [search] = useScreenSearch();
  const number = Number(search.get('id'));
  return Number.isSafeInteger(number) && number > 0 ? (
    <One key={number} number={number} />
  ) : (
    <EmptyState isScreen icon="clock" title={words.text('ui.audit.noEvent')} />
  );
}

function One({ number }: { number: number }) {
  const words = useWords();
  const read = useCallback((options: AskOptions) => readLogEvent(number, { ...options, ownFailure: true }), [number]);
  const { answer, failure, reload } = useAsked(read);
  if (answer) return <Page event={answer} />;
  return (
    <NotShown
      failure={failure}
      title={words.text('ui.audit.eventFailed', { number })}
      missing={words.text('ui.audit.eventMissing', { number })}
      onRetry={reload}
    />
  );
}

function Page({ event }: { event: ShownEvent }) {
  const words = useWords();
  const { number, type, version } = event;
  const { machine, id } = streamOf(event.stream);
  useScreenTitle(`#${number}`);
  return (
    <article className={detail.page}>
      <header className={detail.titles}>
        <h1 className={detail.title}>{eventTitle(type, words)}</h1>
        <p className={css.muted}>
          {words.text('ui.audit.numbered', { number, machine: machineTitle(machine, words) })}{' '}
          <RecordThen machine={machine} id={id} at={version} />
        </p>
      </header>
      <div className={detail.columns}>
        <Happened event={event} machine={machine} />
        <Hashes event={event} />
      </div>
      <Verification event={event} />
    </article>
  );
}

function Happened({ event, machine }: { event: ShownEvent; machine: string }) {
  const words = useWords();
  const { type, version, from, to, actor, requestedBy, data, recordedAt, occurredAt, cause } = event;
  const aggregateType = aggregateTypeNamed(machine);
  const states = [from, to].flatMap((state) => (state === null ? [] : [stateOf(machine, state, words)]));
  const items = [
    { id: 'recordedAt', term: words.text('field.logEvent.recordedAt'), detail: words.instant(recordedAt) },
    { id: 'occurredAt', term: words.text('field.logEvent.occurredAt'), detail: words.instant(occurredAt) },
    { id: 'actor', term: words.text('field.logEvent.doneBy'), detail: personName(actor, words) },
    {
      id: 'branch',
      term: words.text('field.logEvent.branch'),
      detail: actor.branch !== null && <ReferenceText to="branch" id={actor.branch} />,
    },
    {
      id: 'onBehalfOf',
      term: words.text('ui.audit.onBehalfOf'),
      detail: actor.onBehalfOf !== null && <ReferenceText to="staff" id={actor.onBehalfOf} />,
    },
    {
      id: 'requestedBy',
      term: words.text('field.logEvent.requestedBy'),
      detail: requestedBy !== null && <ReferenceText to="staff" id={requestedBy} />,
    },
    { id: 'version', term: words.text('field.logEvent.lifeVersion'), detail: words.number(version) },
    { id: 'states', term: words.text('ui.audit.states'), detail: [...new Set(states)].join(' → ') },
    { id: 'cause', term: words.text('ui.audit.cause'), detail: cause },
    {
      id: 'data',
      term: words.text('ui.audit.data'),
      detail:
        Object.keys(data).length > 0 &&
        (aggregateType ? <PayloadText aggregateType={aggregateType} type={type} data={data} /> : JSON.stringify(data)),
      wide: true,
    },
  ];
  return (
    <Section title={words.text('ui.audit.happened')}>
      <DescriptionList items={items} />
    </Section>
  );
}

function Hashes({ event: { hash, prevHash, chain, machineVersion, machineHash } }: { event: ShownEvent }) {
  const words = useWords();
  const shown = (value: string | null) => <span className={css.hash}>{value ?? words.text('ui.audit.sealed')}</span>;
  return (
    <Section title={words.text('ui.audit.hashes')}>
      <DescriptionList
        columns={1}
        stacked
        items={[
          { id: 'hash', term: words.text('ui.audit.hash'), detail: shown(hash) },
          { id: 'prevHash', term: words.text('ui.audit.prevHash'), detail: prevHash && shown(prevHash) },
          { id: 'chain', term: words.text('ui.audit.chain'), detail: shown(chain) },
          {
            id: 'machine',
            term: words.text('ui.audit.machine', { version: machineVersion }),
            detail: shown(machineHash),
          },
        ]}
      />
    </Section>
  );
}
