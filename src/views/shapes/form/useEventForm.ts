import { useCallback, useMemo, useState } from 'react';
import { reasonOf, type Refusal } from '#i18n/say.ts';
import type { Life, Noun } from '#machines/kit/noun.ts';
import { useWords } from '#views/words.tsx';
import { fieldsOf, type FieldInfo } from '../fields/kind.ts';
import { useOffice } from '../fields/office.ts';
import type { Inputs } from '../fields/FieldInput.tsx';
import { payloadOf, valueAt, withValue, type Draft } from './draft.ts';
import { judge } from './judge.ts';
import { labelOf } from '../fields/labels.ts';

/** A refusal that may concern a field. */
export interface FieldRefusal extends Refusal {
  readonly field?: string | null | undefined;
}

/** An event's form: its fields, what is typed, and what is against it. */
export interface EventForm {
  readonly fields: readonly FieldInfo[];
  readonly inputs: Inputs;
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
  /** The payload as it would be sent. */
  readonly payload: Record<string, unknown>;
  /** Facts from outside, as the form knows them now. */
  readonly known: Known;
  /** Whether nothing was typed: closing loses nothing. */
  readonly isUntouched: boolean;
  /** Whether nothing that can be known here is against it. */
  readonly sound: boolean;
  /** What concerns no field of the form. */
  readonly general: readonly string[];
  /** Shows every error, also of fields not touched yet; answers the first field in error. */
  readonly reveal: () => string | null;
  /** What the server refused, shown until the field concerned changes. */
  readonly refuse: (refusals: readonly FieldRefusal[]) => void;
}

/** What a form is about. */
export interface EventFormOptions {
  readonly noun: Noun;
  readonly type: string;
  /** Null for many lives at once. */
  readonly life: Life | null;
  readonly initial?: Draft;
  /** What is settled before the form opens, such as the part of the life it is about: sent, not asked for. */
  readonly given?: Draft | undefined;
  /** Facts from outside that the rules look at; also such as follow from what is typed. */
  readonly known?: Known | ((draft: Draft, at: string) => Known);
}

type Known = Readonly<Record<string, unknown>>;

const pathsOf = (fields: readonly FieldInfo[], above = ''): string[] =>
  fields.flatMap(({ name, kind }) => [
    `${above}${name}`,
    ...(kind.kind === 'group' ? pathsOf(kind.fields, `${above}${name}.`) : []),
  ]);

const initialOf = (fields: readonly FieldInfo[]): Draft =>
  Object.fromEntries(fields.flatMap(({ name, initial }) => (initial === undefined ? [] : [[name, initial]])));

/** The path of the form that a refusal concerns: its own, or that of the nearest field above it; null for none. */
const placed = (field: string | null | undefined, paths: ReadonlySet<string>): string | null => {
  for (let path = field ?? ''; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('.')))) {
    if (paths.has(path)) return path;
  }
  return null;
};

/** Required groups are there even when empty, so that what is missing in them is said at their own fields. */
const withGroups = (fields: readonly FieldInfo[], payload: Record<string, unknown>): Record<string, unknown> => ({
  ...Object.fromEntries(
    fields.flatMap(({ name, kind, required }) => (required && kind.kind === 'group' ? [[name, {}]] : [])),
  ),
  ...payload,
});

const isSilent = (refusal: Refusal): boolean =>
  refusal.rule === 'invalid.invalid_type' || refusal.rule === 'invalid.too_small';

/** Holds what is typed, judges it with the machine's own rules at each key, and tells each error at its field. */
export function useEventForm({ noun, type, life, initial = {}, given, known }: EventFormOptions): EventForm {
  const words = useWords();
  const office = useOffice();
  const instant = useCallback(() => office?.now() ?? new Date().toISOString(), [office]);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [everything, setEverything] = useState(false);
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<readonly FieldRefusal[]>([]);
  const fields = useMemo(
    () => fieldsOf(noun.events[type]?.payload.shape ?? {}).filter(({ name }) => !(name in (given ?? {}))),
    [noun, type, given],
  );
  const [draft, setDraft] = useState<Draft>(() => ({ ...initialOf(fields), ...initial }));
  const paths = useMemo(() => new Set(pathsOf(fields)), [fields]);
  const payload = useMemo(() => ({ ...withGroups(fields, payloadOf(draft)), ...given }), [fields, draft, given]);
  const [at, setAt] = useState(instant);
  const facts = useMemo<Known>(
    () => (typeof known === 'function' ? known(draft, at) : (known ?? {})),
    [known, draft, at],
  );
  const local = useMemo(
    () => judge({ noun, life, type, data: payload, at, known: facts }),
    [noun, life, type, payload, at, facts],
  );

  const change = useCallback(
    (path: string, value: unknown): void => {
      setAt(instant());
      setDraft((now) => withValue(now, path, value));
      setRefused((now) => now.filter(({ field }) => field !== path && !field?.startsWith(`${path}.`)));
    },
    [instant],
  );
  const wait = useCallback((path: string, isWaiting: boolean): void => {
    setWaiting((now) =>
      now.has(path) === isWaiting ? now : new Set(isWaiting ? [...now, path] : [...now].filter((one) => one !== path)),
    );
  }, []);
  const touch = useCallback((path: string): void => setTouched((now) => new Set([...now, path])), []);

  const errors = useMemo(() => {
    const told = new Map<string, string>();
    for (const refusal of [...refused, ...local]) {
      const path = placed(refusal.field, paths);
      if (path === null || told.has(path)) continue;
      const isShown =
        everything ||
        refused.includes(refusal) ||
        touched.has(path) ||
        (!isSilent(refusal) && valueAt(draft, path) !== undefined);
      if (!isShown) continue;
      const isMissing = refusal.code === 'invalid' && valueAt(draft, path) === undefined;
      const label = labelOf(noun.id, path, words, type);
      told.set(path, isMissing ? words.text('ui.form.missing', { field: label }) : reasonOf(refusal, noun.id, words));
    }
    if (everything) for (const path of waiting) told.set(path, words.text('ui.upload.wait'));
    return told;
  }, [refused, local, waiting, paths, everything, touched, draft, noun, type, words]);

  const general = useMemo(() => {
    const mine = [...refused, ...(everything ? local : [])].filter(({ field }) => placed(field, paths) === null);
    return [...new Set(mine.map((refusal) => reasonOf(refusal, noun.id, words)))];
  }, [refused, local, everything, paths, noun, words]);

  const inputs = useMemo<Inputs>(
    () => ({
      machine: noun.id,
      event: type,
      valueAt: (path) => valueAt(draft, path),
      errorAt: (path) => errors.get(path),
      change,
      touch,
      wait,
    }),
    [noun, type, draft, errors, change, touch, wait],
  );
  return {
    fields,
    inputs,
    draft,
    setDraft,
    payload,
    known: facts,
    isUntouched: touched.size === 0,
    sound: local.length === 0 && waiting.size === 0,
    general,
    reveal: () => {
      setEverything(true);
      const wrong = local.map(({ field }) => placed(field, paths)).find((path) => path !== null);
      return wrong ?? [...waiting][0] ?? null;
    },
    refuse: setRefused,
  };
}
