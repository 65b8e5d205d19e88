import type { Happened } from '#instruments/sandbox/world.ts';
import type { StreamRecord } from '#services/stream.ts';

/** Converts events of a sandbox to those that record screens show. */
export const recordsOf = (events: readonly Happened[]): StreamRecord[] =>
  events.map(({ machine, id, version, type, operation, data, from, to, at, occurredAt, actor }, index) => ({
    position: index + 1,
    stream: `${machine}/${id}`,
    version,
    type,
    operation,
    data: data as Record<string, unknown>,
    from,
    to,
    recordedAt: at,
    occurredAt,
    actor: { ...actor },
  }));
