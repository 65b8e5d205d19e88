import { useCallback, useMemo, useState } from 'react';
import type { UploadProgress } from '../fields/inputs.ts';
import { moved, type FieldRefusal } from './refusals.ts';

type Paths = ReadonlySet<string>;

/** Marks of a form's fields that are not their values. */
export interface FormMarks {
  readonly touched: Paths;
  /** Fields with pictures that are being sent. */
  readonly waiting: Paths;
  /** Fields with pictures of which one was refused or did not arrive. */
  readonly failed: Paths;
  /** Refusals of the server. */
  readonly refused: readonly FieldRefusal[];
  /** True once every error is shown, also of fields not touched yet. */
  readonly everything: boolean;
}

interface MarkSetters {
  readonly touch: (path: string) => void;
  readonly uploads: (path: string, progress: UploadProgress) => void;
  readonly refuse: (refusals: readonly FieldRefusal[]) => void;
  readonly showEverything: () => void;
  /** Drops the server's refusals of a field that changes. */
  readonly changed: (path: string) => void;
  /** Moves the marks of a list's entries with them. */
  readonly reordered: (path: string, order: readonly number[]) => void;
}

const NONE: Paths = new Set();

const put =
  (path: string, isIn: boolean) =>
  (now: Paths): Paths =>
    now.has(path) === isIn ? now : new Set(isIn ? [...now, path] : [...now].filter((one) => one !== path));

/** Holds the marks of a form's fields. */
export function useFormMarks(): readonly [FormMarks, MarkSetters] {
  const [touched, setTouched] = useState(NONE);
  const [waiting, setWaiting] = useState(NONE);
  const [failed, setFailed] = useState(NONE);
  const [refused, refuse] = useState<readonly FieldRefusal[]>([]);
  const [everything, setEverything] = useState(false);
  const touch = useCallback((path: string): void => setTouched((now) => new Set([...now, path])), []);
  const uploads = useCallback((path: string, progress: UploadProgress): void => {
    setWaiting(put(path, progress === 'underWay'));
    setFailed(put(path, progress === 'failed'));
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
    setFailed(through);
    refuse((now) =>
      now.flatMap((refusal) => {
        const field = refusal.field === path ? null : moved(refusal.field ?? '', path, order);
        return field === null ? [] : [{ ...refusal, field: field || null }];
      }),
    );
  }, []);
  const showEverything = useCallback(() => setEverything(true), []);
  const marks = useMemo(
    () => ({ touched, waiting, failed, refused, everything }),
    [touched, waiting, failed, refused, everything],
  );
  return [marks, { touch, uploads, refuse, showEverything, changed, reordered }];
}
