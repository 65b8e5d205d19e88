import { among, ofRows, type SetInvariant } from '../invariant.ts';

/** Exports end, and the stored file is the one that was written (reliability.md 5, E09, E10). */
export const exportInvariants: readonly SetInvariant[] = [
  ofRows(
    'E09.generating',
    'exportTask',
    `select id, created_at as "createdAt" from row_export_task
     where state = 'generating' and created_at::timestamptz < now() - interval '20 minutes' and ${among('id')}`,
  ),
  ofRows(
    'E09',
    'exportTask',
    `select t.id, t.row -> 'bytes' as bytes, octet_length(f.content) as "bytesKept",
       e.data ->> 'sha256' as sha256, encode(sha256(f.content), 'hex') as "sha256Kept", t.object_key as "objectKey", f.object_key as "objectKeyKept"
     from row_export_task t
     join events e on e.machine = 'exportTask' and e.id = t.id and e.type = 'exportTask.generated'
     left join export_files f on f.task = t.id
     where t.state = 'generated' and ${among('t.id')}
       and (f.task is null or octet_length(f.content)::text is distinct from t.row ->> 'bytes'
         or encode(sha256(f.content), 'hex') is distinct from e.data ->> 'sha256' or f.object_key is distinct from t.object_key)`,
  ),
  ofRows(
    'E10',
    'world',
    `select f.task as id, 'exportTask' as machine, f.object_key as "objectKey" from export_files f
     left join row_export_task t on t.id = f.task
     where $1::text[] is null and (t.id is null or t.state = 'invalid') and f.kept_at < now() - interval '24 hours'`,
  ),
];
