import type { StreamRecord } from '#services/stream.ts';

/** The proof of a hand-over as an event recorded it. */
export interface Proof {
  readonly record: StreamRecord;
  readonly kind: string;
  readonly value: string;
  /** True for a code that the server verified. */
  readonly isVerified: boolean;
  /** False for the codes and receipt numbers of earlier events, which nobody checked. */
  readonly isPicture: boolean;
  readonly signedBy: string | null;
  /** Time at which the picture was taken, or else of the event. */
  readonly at: string;
  /** Geo URI; null where the phone gave no place. */
  readonly place: string | null;
  readonly branch: string | null;
}

const PICTURES: readonly string[] = ['signature', 'photo'];

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const textOr = <Otherwise>(value: unknown, otherwise: Otherwise): string | Otherwise =>
  typeof value === 'string' ? value : otherwise;

/** Returns the proofs among the events of an order, newest first. */
export const proofsOf = (records: readonly StreamRecord[]): Proof[] =>
  records
    .flatMap((record): Proof[] => {
      const { proof } = record.data;
      if (!isGroup(proof)) return [];
      const kind = textOr(proof['kind'], '');
      return [
        {
          record,
          kind,
          value: textOr(proof['value'], ''),
          isVerified: kind === 'code' && proof['value'] === undefined,
          isPicture: PICTURES.includes(kind),
          signedBy: textOr(proof['signedBy'], null),
          at: textOr(proof['takenAt'], record.occurredAt),
          place: textOr(proof['takenPlace'], null),
          branch: textOr(record.actor['branch'], null),
        },
      ];
    })
    .toReversed();
