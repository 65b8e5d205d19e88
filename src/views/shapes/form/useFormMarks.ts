import { useCallback, useMemo, useState } from 'react';
import { moved, type FieldRefusal } from './refusals.ts';

type Paths = ReadonlySet<string>;

/** Marks of a form's fields that are not their values. */
export interface FormMarks {
  readonly touched: Paths;
  /** Fields that still wait for something, such as an upload. */
  readonly waiting: Paths;
  /** Refusals of the server. */
  readonly refused: readonly FieldRefusal[];
  /** True once every error is shown, also of fields not touched yet. */
  readonly everything: boolean;
}

interface MarkSetters {
  readonly touch: (path: string) => void;
  readonly wait: (path: string, isWaiting: boolean) => void;
  readonly refuse: (refusals: readonly FieldRefusal[]) => void;
  readonly showEverything: () => void;
  /** Drops the server's refusals of a field that changes. */
  readonly changed: (path: string) => void;
  /** Moves the marks of a list's entries with them. */
  readonly reordered: (path: string, order: readonly number[]) => void;
}

const NONE: Paths = new Set();

/** Holds the marks of a form's fields. */
export function useFormMarks(): readonly [FormMarks, MarkSetters] {
  const [touched, setTouched] = useState(NONE);
  const [waiting, setWaiting] = useState(NONE);
  const [refused, refuse] = useState<readonly FieldRefusal[]>([]);
  const [everything, setEverything] = useState(false);
  const touch = useCallback((path: string): void => setTouched((now) => new Set([...now, path])), []);
  const wait = useCallback((path: string, isWaiting: boolean): void => {
    setWaiting((now) =>
      now.has(path) === isWaiting ? now : new Set(isWaiting ? [...now, path] : [...now].filter((one) => one !== path)),
    );
  }, []);
  const changed = useCallback(
    (path: string): void =>
      refuse((now) => now.filter(({ field }) => field !== path && !field?.startsWith(`${path}.`))),
    [],
  );
  const reordered = useCallback((path: string, order: readonly number[]): void => {
    const through = (all: Paths) => new Set([...all].flatMap((one) => moved(one, path, order) ?? []));
    setTouched(through);
    setWaiting(through);
    refuse((now) =>
      now.flatMap((refusal) => {
        const field = refusal.field === path ? null : moved(refusal.field ?? '', path, order);
        return field === null ? [] : [{ ...refusal, field: field || null }];
      }),
    );
  }, []);
  const showEverything = useCallback(() => setEverything(true), []);
  const marks = useMemo(() => ({ touched, waiting, refused, everything }), [touched, waiting, refused, everything]);
  return [marks, { touch, wait, refuse, showEverything, changed, reordered }];
}
