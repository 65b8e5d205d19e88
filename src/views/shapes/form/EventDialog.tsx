import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { readEvents } from '#services/streams.ts';
import type { StreamRecord } from '#services/stream.ts';
import type { Verdict } from '#services/propose.ts';
import { Button } from '#views/ui/Button.tsx';
import { Dialog } from '#views/ui/Dialog.tsx';
import { Form } from '#views/ui/Form.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { toast } from '#views/ui/Toast.tsx';
import { useSignOutQuestion } from '#views/place/screen.tsx';
import { useSession } from '#views/session/useSession.ts';
import { useWords } from '#views/language/words.tsx';
import { actorText } from '../detail/actorText.ts';
import { FieldInput } from '../fields/FieldInput.tsx';
import { useEnvironment } from '../fields/environment.ts';
import { FormSections } from './FormSections.tsx';
import { FormNotices } from './FormNotices.tsx';
import { byOthers } from './byOthers.ts';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { isConfirmation } from './confirmations.ts';
import { Consequences } from './Consequences.tsx';
import { closingOf } from './closing.ts';
import { consequenceOf } from './consequence.ts';
import type { Draft } from './draft.ts';
import type { Effect as EffectPart } from './effect.ts';
import { focusField } from './focusField.ts';
import { toastKept } from './keptToast.ts';
import { useAfterUploads } from './useAfterUploads.ts';
import { useEventForm } from './useEventForm.ts';
import { useFaultsInSight } from './useFaultsInSight.ts';
import { isRed } from '../presentation/acts.ts';
import type { FormOfEvent } from '../presentation/eventForm.ts';
import type { Presentation } from '../presentation/presentation.ts';
import { useProposal, type Outcome } from './useProposal.ts';

/** One event of one aggregate: its form, what it would do, and the sending of it. */
export interface EventDialogProps {
  readonly aggregateType: AggregateType & Partial<Pick<Presentation, 'acts' | 'effects' | 'forms' | 'reviews'>>;
  readonly aggregate: Aggregate;
  readonly type: string;
  /** Title where the event's own says too little: the record that it begins is not on the screen. */
  readonly title?: string | undefined;
  /** Description above the form, such as the sums of the chosen rows. */
  readonly about?: ReactNode;
  readonly initial?: Draft | undefined;
  /** Fixed values that are not asked for. */
  readonly given?: Draft | undefined;
  readonly lookups?: Readonly<Record<string, unknown>> | undefined;
  readonly onClose: () => void;
  /** After the event happened. */
  readonly onDone?: ((verdict: Verdict) => void) | undefined;
  /** Someone else changed the aggregate: read it again; what is typed stays. */
  readonly onStale?: (() => void) | undefined;
}

const none: { readonly records: readonly StreamRecord[] } = { records: [] };

export function EventDialog({
  aggregateType,
  aggregate,
  type,
  title: ownTitle,
  about,
  initial,
  given,
  lookups,
  onClose,
  onDone,
  onStale,
}: EventDialogProps) {
  const words = useWords();
  const { user } = useSession().context;
  const form = useEventForm({
    aggregateType,
    type,
    aggregate,
    given,
    ...(initial && { initial }),
    ...(lookups && { lookups }),
  });
  const environment = useEnvironment();
  const { send, settle, recall, pending } = useProposal(aggregateType, aggregate, type);
  const isSending = useRef(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [since, setSince] = useState<readonly StreamRecord[]>([]);
  const body = useRef<HTMLDivElement>(null);
  const showFaults = useFaultsInSight(body);
  const { version } = aggregate;
  const [opened] = useState(version);
  const consequence = consequenceOf(aggregateType, aggregate, type);
  const effects: Readonly<Record<string, EffectPart | undefined>> = aggregateType.effects ?? {};
  const { [type]: Effect } = effects;
  const reviews: Readonly<Record<string, EffectPart | undefined>> = aggregateType.reviews ?? {};
  const { [type]: Review } = reviews;
  const [isReviewing, setReviewing] = useState(false);
  const title = ownTitle ?? words.text(`event.${type}`);
  const isUnsaved = environment === null && !form.isUntouched;
  useSignOutQuestion(isUnsaved ? words.text('ui.form.lost', { event: title }) : null);
  const forms: Readonly<Record<string, FormOfEvent | undefined>> = aggregateType.forms ?? {};
  const { [type]: sections } = forms;
  const isGrave = consequence.irreversible || consequence.ends;
  const first = form.fields[0]?.name ?? null;
  useEffect(() => focusField(body.current, first), [first]);

  const fail = (reason: string): void => {
    setFailure(reason);
    showFaults(null);
  };
  const submit = async (): Promise<void> => {
    const wrong = form.reveal();
    if (!form.sound) {
      environment?.refused?.(aggregateType, aggregate, type, form.payload, form.refusals);
      return showFaults(wrong);
    }
    if (form.isUnchanged) return fail(words.text('ui.form.unchanged'));
    setFailure(null);
    if (Review && environment === null && !isReviewing) return setReviewing(true);
    // Keeping an event on this device takes a moment, in which a second press would keep it twice.
    if (isSending.current) return;
    isSending.current = true;
    try {
      react(await send(form.payload));
    } finally {
      isSending.current = false;
    }
  };
  const { isHeld, press } = useAfterUploads(form, () => void submit());
  const react = (outcome: Outcome): void => {
    switch (outcome.kind) {
      case 'done':
        toast({ tone: 'positive', title: words.text('ui.form.done', { event: title }), text: aggregate.id });
        onDone?.(outcome.verdict);
        return onClose();
      case 'kept':
        toastKept(outcome.key, title, words);
        return onClose();
      case 'doneBefore':
        setReviewing(false);
        fail(words.text('ui.form.doneBefore', { event: title }));
        return onStale?.();
      case 'refused':
        setReviewing(false);
        return showFaults(form.refuse(outcome.refusals));
      case 'conflict':
        setReviewing(false);
        setSince(outcome.since);
        showFaults(null);
        return onStale?.();
      case 'failed':
        setReviewing(false);
        return fail(outcome.message);
    }
  };

  // An act of this kind that was left without an answer is asked about first, so that nobody does it again unknowing.
  const askBefore = useEffectEvent(async (): Promise<void> => {
    const recalled = await recall();
    if (recalled === null) return;
    setFailure(words.text(`ui.form.recalled.${recalled}`, { event: title }));
    if (recalled === 'done') onStale?.();
  });
  useEffect(() => void askBefore(), []);

  const isFailed = failure !== null;
  const asked = useRef(opened);
  const lookAgain = useEffectEvent(async (isWanted: () => boolean): Promise<void> => {
    // What changed the record may be what this dialog sent without getting an answer: that is asked once for each change.
    const isNews = isFailed && asked.current !== version;
    if (isNews) asked.current = version;
    const outcome = isNews ? await settle() : null;
    if (outcome?.kind === 'done') return react(outcome);
    // The dialog works without the list of events: the server reports a conflict.
    const { records } = await readEvents(aggregateType.id, aggregate.id, { after: opened }).catch(() => none);
    if (isWanted()) setSince(form.meanwhile.length > 0 ? records : byOthers(records, user?.id));
  });
  useEffect(() => {
    if (version === opened || environment || pending) return undefined;
    let isWanted = true;
    void lookAgain(() => isWanted);
    return () => {
      isWanted = false;
    };
  }, [version, opened, environment, pending, isFailed]);

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      size={sections ? 'large' : 'small'}
      role={isGrave && form.fields.length === 0 ? 'alertdialog' : 'dialog'}
      dismissable={!pending && form.isUntouched}
      footer={
        <>
          {isReviewing ? (
            <Button icon="chevronLeft" onPress={() => setReviewing(false)}>
              {words.text('ui.form.back')}
            </Button>
          ) : (
            <Button onPress={onClose}>{closingOf(title, words)}</Button>
          )}
          <Button
            tone={isRed(aggregateType.acts, type, isGrave) ? 'danger' : 'primary'}
            isPending={pending || isHeld}
            onPress={press}
          >
            {Review && !isReviewing
              ? words.text('ui.form.review')
              : since.length > 0
                ? words.text('ui.form.sendAnyway', { event: title })
                : title}
          </Button>
        </>
      }
    >
      <div ref={body}>
        <Form
          onSubmit={(event) => {
            event.preventDefault();
            press();
          }}
        >
          <Stack gap="m">
            {about}
            <FormNotices failure={failure} form={form} />
            {since.length > 0 && (
              <Since records={since}>
                <ChangedMeanwhile machine={aggregateType.id} form={form} />
              </Since>
            )}
            {Review && isReviewing && (
              <Review aggregate={aggregate} event={type} data={form.payload} change={form.inputs.change} />
            )}
            <Consequences machine={aggregateType.id} consequence={consequence} />
            {isReviewing ? null : sections ? (
              <FormSections form={form} of={sections} />
            ) : (
              form.fields
                .filter((info) => !isConfirmation(info))
                .map((info) => <FieldInput key={info.name} inputs={form.inputs} info={info} />)
            )}
            {Effect && environment === null && !isReviewing && (
              <Effect aggregate={aggregate} event={type} data={form.payload} change={form.inputs.change} />
            )}
            {!sections &&
              !isReviewing &&
              form.fields
                .filter(isConfirmation)
                .map((info) => <FieldInput key={info.name} inputs={form.inputs} info={info} />)}
            <input type="submit" hidden />
          </Stack>
        </Form>
      </div>
    </Dialog>
  );
}

/** Changes by others while the form was open. */
function Since({ records, children }: { records: readonly StreamRecord[]; children: ReactNode }) {
  const words = useWords();
  return (
    <div data-form-notices tabIndex={-1}>
      <Notice tone="warning" title={words.text('error.conflict')}>
        <ul>
          {records.map((record) => (
            <li key={record.version}>
              {words.text('ui.form.since', {
                event: words.text(`event.${record.type}`),
                name: actorText(record, words),
                time: words.instant(record.recordedAt),
              })}
            </li>
          ))}
        </ul>
        {children}
      </Notice>
    </div>
  );
}
