import { readEpcis, readOcel } from '#calls/processMining.ts';
import type { ProcessMiningFilter } from './processMining.ts';
import { networkFailure } from '#services/answer.ts';
import { Failed } from '#services/failure.ts';
import { request, type AskOptions } from '#services/http.ts';

/** Formats of exported events. */
export type EventFormat = 'ocel' | 'epcis';

interface FileRequest {
  readonly format: EventFormat;
  readonly machine: string;
  readonly filter: ProcessMiningFilter;
}

/** Time limit of the request, milliseconds; tens of thousands of events take the server some seconds. */
const MADE_WITHIN_MS = 300_000;
const CALLS = { ocel: readOcel, epcis: readEpcis } as const;

/** Loads events as a file and reports the received bytes. */
export async function fetchEvents(
  wanted: FileRequest,
  onProgress: (bytes: number) => void,
  options?: AskOptions,
): Promise<Blob> {
  const { format, machine, filter } = wanted;
  const eventsInput = { params: { machine }, query: filter };
  const response = await request(CALLS[format], eventsInput, { timeoutMs: MADE_WITHIN_MS, ...options });
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
