import { useEffect, useRef, useState } from 'react';
import { UPLOAD_LIMITS, type UploadKind } from '#machines/fields/uploads.ts';
import type { Words } from '#i18n/words.ts';
import { failureOf, isTooLargeForTheWay, isUnanswered, wordFailure } from '#services/failure.ts';
import { forgetHere, holdHere } from '#services/uploads/here.ts';
import { prepared, problemOf, type FileProblem } from '#services/uploads/prepare.ts';
import { sendUpload, type Uploaded } from '#services/uploads/send.ts';
import { useWords } from '#views/language/words.tsx';
import type { UploadProgress } from '../inputs.ts';

const BYTES_IN_MEGABYTE = 1024 * 1024;

/** State of a file: waiting, being sent, stored by the server, or refused with its reason. */
export interface Item {
  readonly key: number;
  readonly file: File;
  /** An address within this page, to look at it at once. */
  readonly preview: string;
  /** Sent part, from 0 to 1. */
  readonly share: number;
  readonly kept: Uploaded | null;
  /** True if only this device holds it, for want of a line. */
  readonly isHere: boolean;
  readonly problem: string | null;
}

/** A stored file with the time at which it was taken, milliseconds by this device's clock. */
export interface Taken extends Uploaded {
  readonly takenAt: number;
}

/** Time that an upload may take before the picture waits here instead, milliseconds. */
const PATIENCE_MS = 20_000;

interface UploadsOptions {
  readonly kind: UploadKind;
  /** True if a picture may wait on this device until there is a line. */
  readonly isKeepable: boolean;
  /** Files that the field takes at most. */
  readonly most: number;
  /** Stored files, in the chosen order. */
  readonly onChange: (kept: readonly Taken[]) => void;
  /** Says how far they are, at each change. */
  readonly onProgress: (progress: UploadProgress) => void;
}

const wordProblem = (problem: FileProblem, kind: UploadKind, words: Words): string =>
  words.text(`ui.upload.${problem}`, { most: UPLOAD_LIMITS[kind].mostBytes / BYTES_IN_MEGABYTE });

const progressOf = (items: readonly Item[]): UploadProgress => {
  if (items.some(({ kept, problem }) => !kept && problem === null)) return 'underWay';
  return items.some(({ problem }) => problem !== null) ? 'failed' : 'ended';
};

/** Holds the files of one field: checks each before sending, sends it, and reports the result. */
export function useUploads({ kind, isKeepable, most, onChange, onProgress }: UploadsOptions) {
  const words = useWords();
  const [items, setItems] = useState<readonly Item[]>([]);
  const [surplus, setSurplus] = useState(0);
  const held = useRef<readonly Item[]>([]);
  const sending = useRef(new Map<number, AbortController>());
  const next = useRef(0);

  useEffect(() => {
    const { current: controllers } = sending;
    return () => {
      for (const controller of controllers.values()) controller.abort();
      for (const { preview, kept, isHere } of held.current) {
        URL.revokeObjectURL(preview);
        if (isHere && kept) forgetHere(kept.id);
      }
    };
  }, []);

  const hold = (changed: readonly Item[]): void => {
    held.current = changed;
    setItems(changed);
    onChange(changed.flatMap(({ kept, file }) => (kept ? { ...kept, takenAt: file.lastModified } : [])));
    onProgress(progressOf(changed));
  };
  const mend = (key: number, change: Partial<Item>): void =>
    hold(held.current.map((item) => (item.key === key ? { ...item, ...change } : item)));

  /** Shows what is sent: it may look otherwise than the file. */
  const show = (key: number, picture: Blob): void => {
    const before = held.current.find((item) => item.key === key)?.preview;
    if (before) URL.revokeObjectURL(before);
    mend(key, { preview: URL.createObjectURL(picture) });
  };

  const send = async ({ key, file }: Item): Promise<void> => {
    const controller = new AbortController();
    sending.current.set(key, controller);
    const { signal } = controller;
    const patience = isKeepable ? AbortSignal.timeout(PATIENCE_MS) : null;
    let picture: Blob | null = null;
    try {
      picture = await prepared(file, kind);
      if (signal.aborted) return;
      if (!picture) return mend(key, { problem: wordProblem('unreadable', kind, words) });
      show(key, picture);
      const kept = await sendUpload(kind, picture, {
        signal: patience ? AbortSignal.any([signal, patience]) : signal,
        onProgress: (share) => mend(key, { share }),
      });
      mend(key, { kept, share: 1 });
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) throw error;
      if (signal.aborted) return;
      const isLost = (isUnanswered(failure) && !isTooLargeForTheWay(failure)) || failure.kind === 'aborted';
      if (isKeepable && isLost && picture)
        return mend(key, { kept: { id: holdHere(kind, picture), sha256: '' }, share: 1, isHere: true });
      if (failure.kind !== 'aborted') mend(key, { problem: wordFailure(failure, words) });
    } finally {
      sending.current.delete(key);
    }
    return undefined;
  };

  return {
    items,
    /** Message about files beyond the field's limit; null when there were none. */
    overflow: surplus > 0 ? words.text('ui.upload.tooMany', { most, count: surplus }) : null,
    add: (files: readonly File[]): void => {
      const room = Math.max(0, most - held.current.length);
      setSurplus(Math.max(0, files.length - room));
      const fresh = files.slice(0, room).map((file): Item => {
        const problem = problemOf(file, kind);
        next.current += 1;
        return {
          key: next.current,
          file,
          preview: problem === null ? URL.createObjectURL(file) : '',
          share: 0,
          kept: null,
          isHere: false,
          problem: problem && wordProblem(problem, kind, words),
        };
      });
      hold([...held.current, ...fresh]);
      for (const item of fresh) if (item.problem === null) void send(item);
    },
    again: (item: Item): void => {
      mend(item.key, { problem: null, share: 0 });
      void send(item);
    },
    remove: ({ key, preview, kept, isHere }: Item): void => {
      sending.current.get(key)?.abort();
      if (isHere && kept) forgetHere(kept.id);
      URL.revokeObjectURL(preview);
      setSurplus(0);
      hold(held.current.filter((item) => item.key !== key));
    },
  };
}
