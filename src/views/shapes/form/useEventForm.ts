import { useCallback, useMemo, useState } from 'react';
import { reasonSentence } from '#i18n/say.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { serverInstant } from '#services/clock.ts';
import { pictured } from '#services/outbox/keepable.ts';
import { useSession } from '#views/session/useSession.ts';
import { useWords } from '#views/language/words.tsx';
import type { FieldInfo } from '../fields/kind.ts';
import { fieldsOf } from '../../../i18n/fieldsOf.ts';
import { choiceOf } from '../fields/labels.ts';
import { useNamesInRefusals } from '../fields/references.ts';
import { useEnvironment } from '../fields/environment.ts';
import type { Inputs, UploadProgress } from '../fields/inputs.ts';
import type { Meanwhile } from './amendment.ts';
import { waitsOnlyFor } from './awaited.ts';
import { withReason } from './causes.ts';
import { confirmationsIn, demandedAmong } from './confirmations.ts';
import { reorderedAt, typedOrGiven, valueAt, withChoice, withValue, type Draft } from './draft.ts';
import { errorsByField, generalErrors, type GeneralError } from './formErrors.ts';
import { judge } from './judge.ts';
import { faultsOfPairs, toldAtRow } from './pairs.ts';
import { firstPlaced, type FieldRefusal } from './refusals.ts';
import { useFormDraft } from './useFormDraft.ts';
import { useFormMarks } from './useFormMarks.ts';

/** An event's form: its fields, what is typed, and what is against it. */
export interface EventForm {
  /** Fields to ask for; a confirmation only while a rule demands it. */
  readonly fields: readonly FieldInfo[];
  readonly inputs: Inputs;
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
  /** The payload as it would be sent. */
  readonly payload: Record<string, unknown>;
  /** Present lookups of the form. */
  readonly lookups: Lookups;
  /** True if nothing was typed: closing loses nothing. */
  readonly isUntouched: boolean;
  /** True for an amendment in which nothing differs from the record. */
  readonly isUnchanged: boolean;
  /** True if nothing known here is against it. */
  readonly sound: boolean;
  /** How far the pictures of the form are. */
  readonly uploads: UploadProgress;
  /** True if nothing is against it but pictures that are still being sent. */
  readonly waitsOnly: boolean;
  /** Refusals known here: nothing is sent while there are some. */
  readonly refusals: readonly FieldRefusal[];
  /** Fields that somebody else changed since the form was opened. */
  readonly meanwhile: readonly Meanwhile[];
  /** Faults without a field of the form. */
  readonly general: readonly GeneralError[];
  /** Shows every error, also of fields not touched yet; answers the first field in error. */
  readonly reveal: () => string | null;
  /** Shows the server's refusals until the field concerned changes; answers the first field in error. */
  readonly refuse: (refusals: readonly FieldRefusal[]) => string | null;
}

/** Subject of a form. */
export interface EventFormOptions {
  readonly aggregateType: AggregateType;
  readonly type: string;
  /** Null for many records at once. */
  readonly aggregate: Aggregate | null;
  readonly initial?: Draft;
  /** Values fixed before the form opens, such as the part of the aggregate: sent, not asked for. */
  readonly given?: Draft | undefined;
  /** Lookups of the rules, some of which follow from typed values. */
  readonly lookups?: Lookups | ((draft: Draft, at: string) => Lookups);
}

type Lookups = Readonly<Record<string, unknown>>;

/** Holds typed values, judges them by the machine's own rules at each key, and shows each error at its field. */
export function useEventForm({ aggregateType, type, aggregate, initial, given, lookups }: EventFormOptions): EventForm {
  const words = useWords();
  useNamesInRefusals(aggregateType.id);
  const environment = useEnvironment();
  const { user } = useSession().context;
  const person = user?.id ?? '';
  const scope = user?.merchant === null ? user.scope : undefined;
  const branch = user?.branch ?? null;
  // A customer is judged by the merchant.
  const reach = useMemo(() => (scope === undefined ? undefined : { scope, branch }), [scope, branch]);
  const instant = useCallback(() => environment?.now() ?? serverInstant(), [environment]);
  const fields = useMemo(
    () => fieldsOf(aggregateType.events[type]?.payload.shape ?? {}).filter(({ name }) => !(name in (given ?? {}))),
    [aggregateType, type, given],
  );
  const { draft, setDraft, payloadFrom, payload, isAmending, meanwhile } = useFormDraft({
    type,
    aggregate,
    fields,
    initial,
    given,
  });
  const [marks, { touch, uploads, refuse, showEverything, changed, reordered }] = useFormMarks();
  const { touched, waiting, failed, refused } = marks;
  const [at, setAt] = useState(instant);
  const found = useMemo<Lookups>(
    () => (typeof lookups === 'function' ? lookups(draft, at) : (lookups ?? {})),
    [lookups, draft, at],
  );
  const judged = useCallback(
    (data: Draft): readonly FieldRefusal[] =>
      judge({ aggregateType, aggregate, type, data, person, reach, at, lookups: found }).map((refusal) =>
        toldAtRow(refusal, fields, draft),
      ),
    [aggregateType, aggregate, type, person, reach, at, found, fields, draft],
  );
  const confirmations = useMemo(() => (aggregate === null ? [] : confirmationsIn(fields)), [aggregate, fields]);
  const demanded = useMemo(() => {
    if (confirmations.length === 0) return new Map<string, FieldRefusal>();
    const plain = Object.fromEntries(Object.entries(payload).filter(([name]) => !confirmations.includes(name)));
    return demandedAmong(confirmations, [...refused.filter(({ code }) => code !== 'invalid'), ...judged(plain)]);
  }, [confirmations, judged, payload, refused]);
  const asked = useMemo(
    () =>
      fields.filter(({ name }) => !confirmations.includes(name) || demanded.has(name) || valueAt(draft, name) === true),
    [fields, confirmations, demanded, draft],
  );
  const local = useMemo(() => [...faultsOfPairs(fields, draft), ...judged(payload)], [judged, fields, draft, payload]);
  const accepts = useCallback(
    (path: string, value: unknown): boolean => {
      const tried = judged(payloadFrom(withValue(draft, path, value)));
      const own = ({ field }: FieldRefusal): boolean => path === field || path.startsWith(`${field}.`);
      const before = new Set(local.filter(own).map(({ rule }) => rule));
      return !tried.some((refusal) => refusal.code !== 'invalid' && own(refusal) && !before.has(refusal.rule));
    },
    [judged, payloadFrom, draft, local],
  );

  const wordsOfCause = useCallback(
    (cause: string): string => choiceOf(aggregateType.id, 'cause', cause, words),
    [aggregateType, words],
  );
  const change = useCallback(
    (path: string, value: unknown): void => {
      setAt(instant());
      // A confirmation is one of what was typed then: another value needs another.
      const stale = confirmations.includes(path) ? [] : confirmations;
      setDraft((now) => {
        const chosen = withChoice(now, path, value, fields);
        const next = path === 'cause' ? withReason(chosen, now, wordsOfCause) : chosen;
        return stale.reduce((kept, name) => (kept[name] ? withValue(kept, name, undefined) : kept), next);
      });
      changed(path);
    },
    [instant, confirmations, fields, wordsOfCause, setDraft, changed],
  );
  const rearrange = useCallback(
    (path: string, order: readonly number[]): void => {
      setDraft((now) => reorderedAt(now, path, order));
      reordered(path, order);
    },
    [setDraft, reordered],
  );

  const state = useMemo(
    () => ({ machine: aggregateType.id, type, fields, draft, marks, local, demanded }),
    [aggregateType, type, fields, draft, marks, local, demanded],
  );
  const errors = useMemo(() => errorsByField(state, words), [state, words]);
  const general = useMemo(() => generalErrors(state, words), [state, words]);

  const inputs = useMemo<Inputs>(
    () => ({
      machine: aggregateType.id,
      event: type,
      id: aggregate === null || aggregate.version === 0 ? null : aggregate.id,
      keepable: environment === null ? pictured(type) : [],
      valueAt: (path) => typedOrGiven(draft, given, path),
      errorAt: (path) => errors.get(path),
      demandAt(path) {
        const refusal = demanded.get(path);
        return refusal && reasonSentence(refusal, aggregateType.id, words);
      },
      accepts,
      change,
      rearrange,
      touch,
      uploads,
    }),
    [
      aggregateType,
      type,
      aggregate,
      environment,
      draft,
      given,
      errors,
      demanded,
      words,
      accepts,
      change,
      rearrange,
      touch,
      uploads,
    ],
  );
  return {
    fields: asked,
    inputs,
    draft,
    setDraft,
    payload,
    lookups: found,
    isUntouched: touched.size === 0,
    isUnchanged: isAmending && Object.keys(payload).length === 0,
    meanwhile,
    sound: local.length === 0 && waiting.size === 0,
    uploads: waiting.size > 0 ? 'underWay' : failed.size > 0 ? 'failed' : 'ended',
    waitsOnly: waitsOnlyFor(waiting, fields, local),
    refusals: local,
    general,
    reveal: () => {
      showEverything();
      return firstPlaced(local, fields) ?? [...waiting][0] ?? null;
    },
    refuse: (refusals) => {
      refuse(refusals);
      return firstPlaced(refusals, fields);
    },
  };
}
