import type { PracticeFilter } from './practice.ts';
import { Failed } from './failure.ts';
import { networkFailure, request, type AskOptions } from './http.ts';

/** The formats in which others read events. */
export type EventFormat = 'ocel' | 'epcis';

interface FileWish {
  readonly format: EventFormat;
  readonly machine: string;
  readonly filter: PracticeFilter;
}

/** Tens of thousands of events take the server some seconds, milliseconds. */
const MADE_WITHIN_MS = 300_000;
const wanted = {
  method: 'GET',
  path: ({ format, machine, filter }: FileWish) =>
    `api/practice/${encodeURIComponent(machine)}/${format}?${new URLSearchParams({ ...filter })}`,
  timeoutMs: MADE_WITHIN_MS,
} as const;

/** Fetches events as a file; hears how many bytes have come. */
export async function fetchEvents(
  wish: FileWish,
  onProgress: (bytes: number) => void,
  options?: AskOptions,
): Promise<Blob> {
  const response = await request<FileWish>(wanted, wish, options);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  try {
    for (;;) {
      const { done = true, value } = (await reader?.read()) ?? {};
      if (value) pieces.push(value);
      bytes += value?.length ?? 0;
      onProgress(bytes);
      if (done) return new Blob(pieces, { type: 'application/json' });
    }
  } catch (error) {
    throw new Failed(networkFailure(error));
  }
}
