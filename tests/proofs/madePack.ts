import { generateKeyPairSync, sign } from 'node:crypto';
import { bytesOfHex, hexOf, sha256, textBytes, type Bytes } from '#proofs/bytes.ts';
import { bodyOf, noteKey, signatureLine, writeKey } from '#proofs/checkpoint.ts';
import { eventHash } from '#proofs/event.ts';
import { EVENTS, EVIDENCE, type About, type Evidence, type PackedEvent } from '#instruments/evidence/pack.ts';
import { sampleOf } from '#instruments/evidence/sample.ts';
import { digestOf, statementOf } from '#instruments/evidence/statement.ts';
import { treeOver } from './tree.ts';

/** Number of events in the log of these packs. Every third belongs to the aggregate of the pack. */
export const LOG_SIZE = 40;
const AGGREGATE = 'order/SL000000015MM';
const OTHER = 'order/SL000000029MM';

/** Returns a log of two aggregates, each event with its true hash. */
async function logOf(): Promise<PackedEvent[]> {
  const log: PackedEvent[] = [];
  const last = new Map<string, PackedEvent>();
  for (let number = 1; number <= LOG_SIZE; number += 1) {
    const stream = number % 3 === 0 ? AGGREGATE : OTHER;
    const before = last.get(stream);
    const event = {
      number,
      isWhole: true,
      stream,
      version: (before?.version ?? 0) + 1,
      type: 'order.warehoused',
      operation: 4,
      data: { count: number },
      known: {},
      from: 'collected',
      to: 'stored',
      changes: {},
      actor: { id: number % 2 === 0 ? 'STF000002' : 'STF000001', name: 'Ma Thida', branch: 'YGN' },
      requestedBy: null,
      recordedAt: new Date(Date.UTC(2026, 2, 5, 0, number)).toISOString(),
      occurredAt: new Date(Date.UTC(2026, 2, 5, 0, number)).toISOString(),
      machineVersion: 1,
      machineHash: 'ab'.repeat(32),
      cause: null,
      correlation: null,
      prevHash: before?.hash ?? null,
    };
    const whole = { ...event, hash: await eventHash(event) };
    log.push(whole);
    last.set(stream, whole);
  }
  return log;
}

/** Creates the key pair of a log. */
export function keyPair(name = 'shweli/test') {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const raw = Uint8Array.from(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32));
  return {
    key: noteKey(name, raw),
    signed: async (body: string): Promise<string> => {
      const { keyId } = await noteKey(name, raw);
      return `${body}\n${signatureLine(name, keyId, sign(null, textBytes(body), privateKey))}`;
    },
  };
}

/** The parts of a pack before its files are written. */
export interface Parts {
  evidence: Evidence;
  events: PackedEvent[];
  table: Bytes;
}

/** Creates a valid pack of one aggregate, with the key of its log. */
export async function madePack() {
  const log = await logOf();
  const pair = keyPair();
  const key = await pair.key;
  const tree = treeOver(log.map(({ hash }) => bytesOfHex(hash ?? '') ?? new Uint8Array()));
  const { root } = tree.at(LOG_SIZE);
  const events = log.filter(({ stream }) => stream === AGGREGATE);
  const numbers = events.map(({ number }) => number);
  const seed = 'spring';
  const table = textBytes('number\n3');
  const told: About['events'] = [];
  for (const one of events) told.push([one.number, await digestOf(one)]);
  const about: About = {
    format: 1,
    query: { machine: 'order', life: AGGREGATE.slice('order/'.length) },
    origin: key.name,
    size: LOG_SIZE,
    root: hexOf(root),
    count: events.length,
    events: told,
    sample: { seed, size: 4, numbers: await sampleOf(numbers, { seed, size: 4, root: hexOf(root) }) },
    machines: [{ machine: 'order', version: 1, hash: 'ab'.repeat(32), events: events.length }],
    madeAt: '2026-03-06T00:00:00.000Z',
    madeBy: 'Daw Mya Sein',
    files: { 'events.csv': hexOf(await sha256(table)) },
  };
  const hashes: string[] = [];
  const proofs: Evidence['proofs'] = [];
  for (const number of numbers) {
    const path = await tree.inclusion(number - 1, LOG_SIZE);
    proofs.push(path.map((hash) => hashes.push(hexOf(hash)) - 1));
  }
  const evidence: Evidence = {
    about,
    statement: await pair.signed(await statementOf(about)),
    checkpoint: await pair.signed(bodyOf(key.name, LOG_SIZE, root)),
    key: writeKey(key),
    hashes,
    proofs,
  };
  return { parts: { evidence, events, table }, pair };
}

/** Returns the files of a pack. */
export const filesOf = ({ evidence, events, table }: Parts): Map<string, Bytes> =>
  new Map([
    [EVIDENCE, textBytes(JSON.stringify(evidence))],
    [EVENTS, textBytes(JSON.stringify(events))],
    ['events.csv', table],
  ]);
