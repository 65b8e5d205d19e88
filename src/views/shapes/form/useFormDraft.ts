import { useCallback, useMemo, useState } from 'react';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { FieldInfo } from '../fields/kind.ts';
import {
  carriedOver,
  changedMeanwhile,
  changesOf,
  isAmendment,
  isReplacement,
  keptDraft,
  type Meanwhile,
} from './amendment.ts';
import { draftOf, payloadOf, type Draft } from './draft.ts';

interface FormDraft {
  readonly draft: Draft;
  readonly setDraft: (next: Draft | ((now: Draft) => Draft)) => void;
  readonly payloadFrom: (typed: Draft) => Record<string, unknown>;
  readonly payload: Record<string, unknown>;
  readonly isAmending: boolean;
  readonly meanwhile: readonly Meanwhile[];
}

interface FormDraftOptions {
  readonly type: string;
  readonly aggregate: Aggregate | null;
  readonly fields: readonly FieldInfo[];
  /** Values to begin with; without them an amendment begins with the record's own. */
  readonly initial: Draft | undefined;
  readonly given: Draft | undefined;
}

/** Values that the fields of a form begin with. */
export const initialOf = (fields: readonly FieldInfo[]): Draft =>
  Object.fromEntries(fields.flatMap(({ name, initial }) => (initial === undefined ? [] : [[name, initial]])));

/** Holds what is typed in a form and makes the payload of it; an amendment follows its record while the form is open. */
export function useFormDraft({ type, aggregate, fields, initial, given }: FormDraftOptions): FormDraft {
  const amended = initial === undefined && isAmendment(type, aggregate) ? aggregate : null;
  const isAmending = amended !== null;
  const begun = amended ?? (isReplacement(type, aggregate) ? aggregate : null);
  const [opened] = useState<Draft>(() => (begun ? keptDraft(begun, fields) : {}));
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
  return { draft, setDraft, payloadFrom, payload, isAmending, meanwhile };
}
