import { among, ofRows, type Invariant } from '../invariant.ts';

/**
 * Aggregates of a machine in a state have a voucher whose stored bytes are those that were uploaded (reliability.md 5,
 * M17), or a line of a bank statement in its place.
 */
const voucherMatches = (machine: string, table: string, state: string): Invariant =>
  ofRows(
    `M17.${machine}`,
    machine,
    `select l.id, l.row ->> 'voucher' as voucher, s.context ->> 'sha256' as seen, u.sha256 as kept,
       encode(sha256(c.content), 'hex') as read
     from ${table} l left join streams s on s.machine = '${machine}' and s.id = l.id
     left join uploads u on u.id = l.row ->> 'voucher' left join upload_contents c on c.sha256 = u.sha256
     where l.state = '${state}' and l.row ->> 'bankLine' is null and ${among('l.id')} and (c.sha256 is null
       or u.sha256 is distinct from s.context ->> 'sha256' or encode(sha256(c.content), 'hex') <> u.sha256)`,
  );

/** Invariants of uploaded files and of the aggregates that name them (reliability.md 5: M17, E10). */
export const uploadInvariants: readonly Invariant[] = [
  voucherMatches('settlement', 'row_settlement', 'settled'),
  voucherMatches('paymentSlip', 'row_payment_slip', 'confirmed'),
  ofRows(
    'E10.uploads',
    'world',
    `select distinct on (e.machine, e.id) e.machine, e.id, e.version, named.key as file from events e
     cross join jsonb_each(e.known -> 'uploads') as named
     left join uploads u on u.id = named.key left join upload_contents c on c.sha256 = u.sha256
     where e.known ? 'uploads' and $1::text[] is null
       and (c.sha256 is null or u.sha256 <> named.value ->> 'sha256')
     order by e.machine, e.id, e.version`,
  ),
];
