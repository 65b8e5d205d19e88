import type { Actor } from '#machines/kit/actor.ts';
import { csvOf } from '#instruments/export/csv.ts';
import { ocelOf } from '#instruments/processMining/ocel/index.ts';
import type { Words } from '#i18n/words.ts';
import { hexOf, sha256, textBytes, type Bytes } from '#proofs/bytes.ts';
import { readKey, signatureLine, writeKey } from '#proofs/checkpoint.ts';
import {
  EVENTS,
  EVIDENCE,
  type About,
  type Evidence,
  type PackedEvent,
  type Query,
} from '#instruments/evidence/pack.ts';
import { sampleOf } from '#instruments/evidence/sample.ts';
import { digestOf, statementOf } from '#instruments/evidence/statement.ts';
import { createZip } from '#sheets/zip.ts';
import { personalIn } from '../../access.ts';
import type { Queryable } from '../../auth/queryable.ts';
import { ForeignKey, signingKey } from '../../ledger/signing/keys.ts';
import type { Signer } from '../../ledger/signing/signer.ts';
import { EvidenceFault } from './fault.ts';
import { eventsFound, treeFor } from './find.ts';
import { proofsOf } from './prove.ts';
import { eventTitle, reportOf } from './report.ts';
import { visiblePackedEvents, machinesOf } from './packedEvents.ts';

/** Dependencies and author of a pack. */
export interface Maker {
  readonly db: Queryable;
  readonly actor: Actor;
  readonly signer: Signer;
  /** Reads the page that verifies the pack and is included in it; null if none was built. */
  readonly verifier: () => Promise<string | null>;
  readonly words: Words;
  readonly at: string;
}

/** Content of a pack. */
export interface PackRequest {
  readonly query: Query;
  /** Size of the signed tree; null for the latest. */
  readonly size: number | null;
  readonly sample: { readonly seed: string; readonly size: number };
}

/** A pack: its name, its description and its bytes. */
export interface Pack {
  readonly name: string;
  readonly about: About;
  /** Names of the fields with unmasked personal data. */
  readonly personal: readonly string[];
  /** Characters of the report that no font draws. */
  readonly undrawn: readonly string[];
  readonly content: Uint8Array;
}

/** Returns the key of this process, if it signed the checkpoint. */
async function keyFor({ db, signer, at }: Maker, signedWith: string) {
  try {
    const key = await signingKey(db, signer, at);
    if (writeKey(key) === signedWith) return key;
  } catch (error) {
    if (!(error instanceof ForeignKey)) throw error;
  }
  throw new EvidenceFault('audit.doesNotSign');
}

const CSV_HEADS = ['number', 'recordedAt', 'occurredAt', 'stream', 'version', 'type', 'title', 'doneBy', 'branch'];

/** Writes the events as a table, with the payload as JSON in a column of its own. */
function csvIn(events: readonly PackedEvent[], drawn: ReadonlySet<number>, words: Words): string {
  return csvOf([
    [...CSV_HEADS, 'from', 'to', 'machineVersion', 'machineHash', 'hash', 'sampled', 'whole', 'data'],
    ...events.map((one) => [
      one.number,
      one.recordedAt,
      String(one['occurredAt']),
      one.stream,
      one.version,
      one.type,
      eventTitle(one.type, words),
      one.actor.id,
      one.actor.branch,
      one['from'] as string | null,
      String(one['to']),
      one.machineVersion,
      one.machineHash,
      one.hash,
      drawn.has(one.number) ? 'yes' : 'no',
      one.isWhole ? 'yes' : 'no',
      JSON.stringify(one['data']),
    ]),
  ]);
}

async function zipped(files: ReadonlyMap<string, Uint8Array>): Promise<Uint8Array> {
  const zip = createZip();
  for (const [name, content] of files) {
    const part = zip.part(name);
    await part.write(content);
    await part.end();
  }
  return Buffer.concat(zip.finish());
}

const json = (value: unknown): Bytes => textBytes(JSON.stringify(value));

/**
 * Makes a pack of evidence: the matching events of the signed tree with proofs, a sample, four formats and a verifier.
 */
export async function makeEvidence(maker: Maker, { query, size, sample }: PackRequest): Promise<Pack> {
  const { db, actor, words, at } = maker;
  const tree = await treeFor(db, size);
  const key = await keyFor(maker, tree.key);
  const found = await eventsFound(db, query, tree.size);
  const verifier = await maker.verifier();
  if (verifier === null) throw new EvidenceFault('audit.noVerifier');
  const packed = await visiblePackedEvents(db, actor, found);
  const numbers = found.map(({ number }) => number);
  const root = hexOf(tree.root);
  const drawn = await sampleOf(numbers, { ...sample, root });
  const events: About['events'] = [];
  for (const one of packed) events.push([one.number, await digestOf(one)]);
  const unfiled: Omit<About, 'files'> = {
    format: 1,
    query,
    origin: key.name,
    size: tree.size,
    root,
    count: found.length,
    events,
    sample: { ...sample, numbers: drawn },
    machines: machinesOf(found),
    madeAt: at,
    madeBy: actor.name,
  };
  const name = `evidence-${tree.size}-${(await digestOf(query)).slice(0, 8)}`;
  const chosen = new Set(drawn);
  const { publicKey = new Uint8Array() } = (await readKey(tree.key)) ?? {};
  const report = await reportOf(
    {
      about: unfiled,
      sample: packed.filter(({ number }) => chosen.has(number)),
      key: tree.key,
      fingerprint: hexOf(await sha256(publicKey)),
      name,
    },
    words,
  );
  // The payload as the maker may see it: personal data is masked for everybody, sealed parts are left out.
  const visible = found.map((event, index) => ({ ...event, data: packed[index]?.['data'] }));
  const files = new Map<string, Uint8Array>([
    [EVENTS, json(packed)],
    ['events.csv', textBytes(csvIn(packed, chosen, words))],
    ['ocel.json', json(ocelOf(visible))],
    ['report.pdf', report.bytes],
    ['verify.html', textBytes(verifier)],
  ]);
  const hashes: Record<string, string> = {};
  for (const [file, content] of files) hashes[file] = hexOf(await sha256(content));
  const about: About = { ...unfiled, files: hashes };
  const statement = await statementOf(about);
  const evidence: Evidence = {
    about,
    statement: `${statement}\n${signatureLine(key.name, key.keyId, maker.signer.sign(statement))}`,
    checkpoint: tree.note,
    key: tree.key,
    ...(await proofsOf(db, actor, numbers, tree.size)),
  };
  const shown = found.flatMap((event, index) => {
    const { data, known: lookups } = (packed[index] ?? {}) as Readonly<Record<string, unknown>>;
    return personalIn(actor, event, [data, lookups]);
  });
  return {
    name: `${name}.zip`,
    about,
    personal: [...new Set(shown)].toSorted(),
    undrawn: report.undrawn,
    content: await zipped(new Map([[EVIDENCE, json(evidence)], ...files])),
  };
}
