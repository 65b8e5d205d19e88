import { useCallback, useMemo, useState } from 'react';
import { reasonSentence, type Refusal } from '#i18n/say.ts';
import type { Aggregate, AggregateType } from '#machines/kit/aggregateType.ts';
import { serverInstant } from '#services/clock.ts';
import { proofsOf } from '#services/outbox/keepable.ts';
import { useWords } from '#views/words.tsx';
import { fieldsOf, type FieldInfo } from '../fields/kind.ts';
import { useNamesInRefusals } from '../fields/references.ts';
import { useEnvironment } from '../fields/environment.ts';
import type { Inputs } from '../fields/FieldInput.tsx';
import { carriedOver, changedMeanwhile, changesOf, isAmendment, keptDraft, type Meanwhile } from './amendment.ts';
import { draftOf, payloadOf, valueAt, withValue, type Draft } from './draft.ts';
import { judge } from './judge.ts';
import { faultsOfPairs, toldAtRow } from './pairs.ts';
import { confirmationsIn, demandedAmong } from './confirmations.ts';
import { moved, placed, type FieldRefusal } from './refusals.ts';
import { settledLabelOf } from '../fields/labels.ts';

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
  /** Refusals known here: nothing is sent while there are some. */
  readonly refusals: readonly FieldRefusal[];
  /** Fields that somebody else changed since the form was opened. */
  readonly meanwhile: readonly Meanwhile[];
  /** Faults without a field of the form. */
  readonly general: readonly string[];
  /** Shows every error, also of fields not touched yet; answers the first field in error. */
  readonly reveal: () => string | null;
  /** Shows the server's refusals until the field concerned changes. */
  readonly refuse: (refusals: readonly FieldRefusal[]) => void;
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

const NOTHING_YET: Draft = {};

const initialOf = (fields: readonly FieldInfo[]): Draft =>
  Object.fromEntries(fields.flatMap(({ name, initial }) => (initial === undefined ? [] : [[name, initial]])));

/** Path of the field that says what a field in a group is, as the kind of a proof does; null where none does. */
function decidesAbout(fields: readonly FieldInfo[], path: string): string | null {
  const [name = '', part] = path.split('.');
  const group = fields.find((field) => field.name === name)?.kind;
  const kind = group?.kind === 'group' ? group.fields.find((field) => field.name === part)?.kind : undefined;
  return kind?.kind === 'uploadOrText' ? `${name}.${kind.by}` : null;
}

const isNothing = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0);

const isSilent = (refusal: Refusal): boolean =>
  refusal.rule === 'invalid.invalid_type' || refusal.rule === 'invalid.too_small';

/** Holds typed values, judges them by the machine's own rules at each key, and shows each error at its field. */
export function useEventForm({
  aggregateType,
  type,
  aggregate,
  initial = NOTHING_YET,
  given,
  lookups,
}: EventFormOptions): EventForm {
  const words = useWords();
  useNamesInRefusals(aggregateType.id);
  const environment = useEnvironment();
  const instant = useCallback(() => environment?.now() ?? serverInstant(), [environment]);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [everything, setEverything] = useState(false);
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<readonly FieldRefusal[]>([]);
  const fields = useMemo(
    () => fieldsOf(aggregateType.events[type]?.payload.shape ?? {}).filter(({ name }) => !(name in (given ?? {}))),
    [aggregateType, type, given],
  );
  const amended = initial === NOTHING_YET && isAmendment(type, aggregate) ? aggregate : null;
  const isAmending = amended !== null;
  const [opened] = useState<Draft>(() => (amended ? keptDraft(amended, fields) : {}));
  const [base, setBase] = useState({ version: aggregate?.version, draft: opened });
  const [draft, setDraft] = useState<Draft>(() => ({
    ...opened,
    ...draftOf({ ...initialOf(fields), ...initial }, fields),
  }));
  if (amended && amended.version !== base.version) {
    // Somebody else changed the record meanwhile: what is typed stays.
    const now = keptDraft(amended, fields);
    setBase({ version: amended.version, draft: now });
    setDraft(carriedOver(base.draft, draft, now, fields));
  }
  const payloadFrom = useCallback(
    (typed: Draft) => ({ ...(isAmending ? changesOf(base.draft, typed, fields) : payloadOf(typed, fields)), ...given }),
    [isAmending, base, fields, given],
  );
  const payload = useMemo(() => payloadFrom(draft), [payloadFrom, draft]);
  const meanwhile = useMemo(
    () => (isAmending ? changedMeanwhile(opened, base.draft, draft, fields) : []),
    [isAmending, opened, base, draft, fields],
  );
  const [at, setAt] = useState(instant);
  const found = useMemo<Lookups>(
    () => (typeof lookups === 'function' ? lookups(draft, at) : (lookups ?? {})),
    [lookups, draft, at],
  );
  const judged = useCallback(
    (data: Draft): readonly FieldRefusal[] =>
      judge({ aggregateType, aggregate, type, data, at, lookups: found }).map((refusal) =>
        toldAtRow(refusal, fields, draft),
      ),
    [aggregateType, aggregate, type, at, found, fields, draft],
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

  const change = useCallback(
    (path: string, value: unknown): void => {
      setAt(instant());
      // A confirmation is one of what was typed then: another value needs another.
      const stale = confirmations.includes(path) ? [] : confirmations;
      setDraft((now) => {
        const next = withValue(now, path, value);
        return stale.reduce((kept, name) => (kept[name] ? withValue(kept, name, undefined) : kept), next);
      });
      setRefused((now) => now.filter(({ field }) => field !== path && !field?.startsWith(`${path}.`)));
    },
    [instant, confirmations],
  );
  const rearrange = useCallback((path: string, order: readonly number[]): void => {
    const through = (all: ReadonlySet<string>) => new Set([...all].flatMap((one) => moved(one, path, order) ?? []));
    setDraft((now) => {
      const list = valueAt(now, path);
      return Array.isArray(list)
        ? withValue(
            now,
            path,
            order.map((place): unknown => list[place]),
          )
        : now;
    });
    setTouched(through);
    setWaiting(through);
    setRefused((now) =>
      now.flatMap((refusal) => {
        const field = refusal.field === path ? null : moved(refusal.field ?? '', path, order);
        return field === null ? [] : [{ ...refusal, field: field || null }];
      }),
    );
  }, []);
  const wait = useCallback((path: string, isWaiting: boolean): void => {
    setWaiting((now) =>
      now.has(path) === isWaiting ? now : new Set(isWaiting ? [...now, path] : [...now].filter((one) => one !== path)),
    );
  }, []);
  const touch = useCallback((path: string): void => setTouched((now) => new Set([...now, path])), []);

  const errors = useMemo(() => {
    const messages = new Map<string, string>();
    for (const refusal of [...refused, ...local]) {
      const path = placed(refusal.field, fields);
      if (path === null || messages.has(path)) continue;
      const isShown =
        everything ||
        refused.includes(refusal) ||
        touched.has(path) ||
        (!isSilent(refusal) && valueAt(draft, path) !== undefined);
      if (!isShown) continue;
      const isMissing = refusal.code === 'invalid' && isNothing(valueAt(draft, path) ?? undefined);
      const by = decidesAbout(fields, path);
      const chosen = by === null ? undefined : valueAt(draft, by);
      const label = settledLabelOf(aggregateType.id, path, chosen, words, type);
      messages.set(
        path,
        isMissing
          ? words.text('ui.form.missing', { field: label })
          : demanded.has(path)
            ? words.text('ui.form.confirm')
            : reasonSentence(refusal, aggregateType.id, words),
      );
    }
    if (everything) for (const path of waiting) messages.set(path, words.text('ui.upload.wait'));
    return messages;
  }, [refused, local, waiting, fields, everything, touched, draft, demanded, aggregateType, type, words]);

  const general = useMemo(() => {
    const mine = [...refused, ...(everything ? local : [])].filter(({ field }) => placed(field, fields) === null);
    return [...new Set(mine.map((refusal) => reasonSentence(refusal, aggregateType.id, words)))];
  }, [refused, local, everything, fields, aggregateType, words]);

  const inputs = useMemo<Inputs>(
    () => ({
      machine: aggregateType.id,
      event: type,
      id: aggregate === null || aggregate.version === 0 ? null : aggregate.id,
      keepable: environment === null ? proofsOf(type) : [],
      valueAt: (path) => valueAt(draft, path),
      errorAt: (path) => errors.get(path),
      demandAt(path) {
        const refusal = demanded.get(path);
        return refusal && reasonSentence(refusal, aggregateType.id, words);
      },
      accepts,
      change,
      rearrange,
      touch,
      wait,
    }),
    [
      aggregateType,
      type,
      aggregate,
      environment,
      draft,
      errors,
      demanded,
      words,
      accepts,
      change,
      rearrange,
      touch,
      wait,
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
    refusals: local,
    general,
    reveal: () => {
      setEverything(true);
      const wrong = local.map(({ field }) => placed(field, fields)).find((path) => path !== null);
      return wrong ?? [...waiting][0] ?? null;
    },
    refuse: setRefused,
  };
}
