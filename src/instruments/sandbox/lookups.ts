import type { Lookups, LookupRequest } from '#machines/lookups/lookupRequest.ts';
import { lookupsFound } from '#machines/lookups/found/index.ts';
import { lookupsOfAggregates } from '#machines/lookups/aggregates.ts';
import { UPLOADS, type NamedUpload, type UploadLookups } from '#machines/kit/upload.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { aggregateIn, aggregatesOf, type Sandbox } from './world.ts';

/** Checksum of every made-up picture in a sandbox. */
export const MADE_UP_SHA256 = '5a'.repeat(32);

/** Returns every named file as a new upload of the actor, unless an earlier event names it. */
const uploadsOf =
  (sandbox: Sandbox, { aggregateType, aggregate, actor }: LookupRequest) =>
  (named: readonly NamedUpload[]): UploadLookups =>
    Object.fromEntries(
      named.map(({ id, kind, sha256 }) => {
        const uses = sandbox.happened.filter(({ lookups }) => Object.hasOwn(lookups[UPLOADS] ?? {}, id));
        const isHere = (use: (typeof uses)[number]): boolean =>
          use.machine === aggregateType.id && use.id === aggregate.id;
        const lookup = {
          kind,
          sha256: sha256 ?? MADE_UP_SHA256,
          by: actor.id,
          here: uses.some(isHere),
          elsewhere: uses.some((use) => !isHere(use)),
        };
        return [id, lookup];
      }),
    );

/** Replaces lookups by their assumed values. */
const assuming = ({ assumed }: Sandbox, { aggregateType }: LookupRequest, foundLookups: Lookups): Lookups =>
  assumed.size === 0
    ? foundLookups
    : Object.fromEntries(
        Object.entries(foundLookups).map(([name, lookup]) => {
          const key = `${aggregateType.id}.${name}`;
          return [name, assumed.has(key) ? assumed.get(key) : lookup];
        }),
      );

/** Returns the lookups of an event's rules: aggregates from `draft`, rows from `written`. */
export function lookupsOf(written: Sandbox, request: LookupRequest, draft: Sandbox = written): Lookups {
  const rows = lookupsFound(aggregatesOf(written), request, uploadsOf(written, request));
  return assuming(written, request, {
    ...rows,
    ...lookupsOfAggregates(request, aggregateTypes, (aggregateType, id) => aggregateIn(draft, aggregateType, id)),
  });
}
