import { copyText } from '#services/clipboard.ts';
import type { StreamRecord } from '#services/stream.ts';
import { usePlace, useScreenSearch, useScreenTitle } from '#views/place/screen.tsx';
import * as detail from '#views/shapes/detail/Detail.css.ts';
import { NotShown } from '#views/shapes/detail/NotShown.tsx';
import { RecordTimeline } from '#views/shapes/detail/RecordTimeline.tsx';
import type { Presented } from '#views/shapes/presentation/presentation.ts';
import { Button } from '#views/ui/Button.tsx';
import { Section } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { Select } from '#views/ui/Select.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { toast } from '#views/ui/Toast.tsx';
import { usePresented } from '#views/data/usePresented.ts';
import { useWords } from '#views/language/words.tsx';
import { recordAddress, recordLink, streamOf } from '#views/shapes/log/addresses.ts';
import * as css from './Audit.css.ts';
import { CopyAsTest } from './CopyAsTest.tsx';
import { eventTitle, kindTitle } from '#views/shapes/log/eventNames.tsx';
import { FieldsThen } from './FieldsThen.tsx';
import { momentOf, useMoments, type Moment, type Moments } from './useMoments.ts';

const NOW = 'now';
const NONE = '';

/** Shows a record after any of its events or at any time, and its changes since (screens.md 2, As-of). */
export default function RecordThenPage() {
  const words = useWords();
  const [search] = useScreenSearch();
  const { machine, id } = streamOf(search.get('id') ?? '');
  const aggregateType = usePresented(machine);
  if (aggregateType === undefined) return <Skeleton />;
  return aggregateType && id !== '' ? (
    <One key={`${machine}/${id}`} aggregateType={aggregateType} id={id} />
  ) : (
    <EmptyState isScreen icon="clock" title={words.text('ui.audit.noRecord')} />
  );
}

function One({ aggregateType, id }: { aggregateType: Presented; id: string }) {
  const words = useWords();
  const [search] = useScreenSearch();
  const at = momentOf(search.get('at'));
  const other = search.has('with') ? momentOf(search.get('with')) : undefined;
  const { answer, failure, reload } = useMoments(aggregateType.id, id, at, other);
  useScreenTitle(id);
  if (answer) return <Page aggregateType={aggregateType} id={id} at={at} moments={answer} />;
  return (
    <NotShown
      failure={failure}
      title={words.text('ui.detail.failed', { id })}
      missing={words.text('ui.audit.notThen')}
      onRetry={reload}
    />
  );
}

interface PageProps {
  readonly aggregateType: Presented;
  readonly id: string;
  readonly at: Moment;
  readonly moments: Moments;
}

function Page({ aggregateType, id, at, moments }: PageProps) {
  const words = useWords();
  const { shown, records } = moments;
  const title = `${kindTitle(aggregateType.id, words)} ${id}`;
  const operations = words.text('ui.detail.operations');
  return (
    <article className={detail.page}>
      <h1 className={detail.title}>{title}</h1>
      <Banner at={at} moments={moments} />
      <div className={css.bar}>
        <Choosing moments={moments} />
        <Leads aggregateType={aggregateType} id={id} at={at} moments={moments} />
      </div>
      <FieldsThen aggregateType={aggregateType} moments={moments} />
      <Section title={operations}>
        <RecordTimeline
          aggregateType={aggregateType}
          label={operations}
          records={records.filter(({ version }) => version <= shown.version)}
        />
      </Section>
    </article>
  );
}

/** Names the moment whose record is shown. */
function Banner({ at, moments: { shown, records, latest } }: Pick<PageProps, 'at' | 'moments'>) {
  const words = useWords();
  const last = records.find(({ version }) => version === shown.version);
  const instant = typeof at === 'string' ? at : (last?.recordedAt ?? '');
  return (
    <Notice
      tone="info"
      title={words.text('ui.audit.asOf', { time: words.instant(instant), version: shown.version, latest })}
    >
      {words.text('ui.audit.asKnown')}
    </Notice>
  );
}

/** Links that pass the moment on and open the current record. */
function Leads({ aggregateType, id, at, moments: { shown, latest } }: PageProps) {
  const words = useWords();
  const { go } = usePlace();
  const share = async (): Promise<void> => {
    const link = recordLink(aggregateType.id, id, at ?? shown.version);
    if (await copyText(`${location.origin}${link}`))
      toast({ tone: 'positive', title: words.text('ui.audit.linkCopied') });
  };
  return (
    <>
      <Button icon="copy" onPress={() => void share()}>
        {words.text('ui.audit.copyLink')}
      </Button>
      <CopyAsTest machine={aggregateType.id} id={id} version={shown.version} />
      {shown.version !== latest && (
        <Button onPress={() => go(recordAddress(aggregateType.id, id, null))}>{words.text('ui.audit.showNow')}</Button>
      )}
    </>
  );
}

/** Selects the moment, and a second one to compare, among the events of the record. */
function Choosing({ moments: { shown, other, records, latest } }: { moments: Moments }) {
  const words = useWords();
  const [search, setSearch] = useScreenSearch();
  const set = (name: 'at' | 'with', value: string): void => {
    const next = new URLSearchParams(search);
    if (value === NONE) next.delete(name);
    else next.set(name, value);
    setSearch(next.toString(), { replace: true });
  };
  const label = ({ version, recordedAt, type }: StreamRecord): string =>
    words.text('ui.audit.moment', { version, time: words.instant(recordedAt), event: eventTitle(type, words) });
  const choices = records.map((record) => ({ id: String(record.version), label: label(record) })).toReversed();
  return (
    <>
      <Select
        bare
        label={words.text('ui.audit.moment.then')}
        choices={choices}
        value={String(shown.version)}
        onChange={(key) => set('at', String(key))}
      />
      <Select
        bare
        label={words.text('ui.audit.moment.other')}
        choices={[
          { id: NONE, label: words.text('ui.audit.moment.none') },
          { id: NOW, label: words.text('ui.audit.moment.now', { version: latest }) },
          ...choices,
        ]}
        value={other === null ? NONE : search.get('with') === NOW ? NOW : String(other.version)}
        onChange={(key) => set('with', String(key))}
      />
    </>
  );
}
