import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { system } from '#machines/kit/actor.ts';
import type { Bytes } from '#proofs/bytes.ts';
import { EVIDENCE_SAMPLE_MOST } from '#machines/fields/limits.ts';
import type { Query } from '#instruments/evidence/pack.ts';
import { verdictOf, verifyPack, type Files } from '#instruments/evidence/verify.ts';
import type { Queryable } from '#server/auth/queryable.ts';
import { wordsOf } from '#server/http/language.ts';
import { EvidenceFault } from '#server/instruments/evidence/fault.ts';
import { makeEvidence } from '#server/instruments/evidence/make.ts';
import { signerIn } from '#server/ledger/signing/signer.ts';
import { unzip } from '#sheets/unzip.ts';
import { Misuse } from './commandLine.ts';

/** Lines that a verb prints, and whether it succeeded. */
export interface Report {
  readonly lines: readonly string[];
  readonly well: boolean;
}

const VERIFIER = 'dist/evidence/verify.html';
const FIELDS: readonly (keyof Query)[] = ['machine', 'life', 'type', 'doneBy', 'branch', 'from', 'to'];
const USAGE = `Usage: npm run ledger -- evidence <file.zip> [seed=<text>] [sample=<count>] [size=<events of a signed tree>] [${FIELDS.map((field) => `${field}=<...>`).join('] [')}]`;
const USUAL_SAMPLE = 25;

/** Parses arguments of the form name=value; throws for an unknown name. */
function requestsIn(given: readonly string[]): ReadonlyMap<string, string> {
  const known = [...FIELDS, 'seed', 'sample', 'size'];
  return new Map(
    given.map((text) => {
      const [, name = '', value = ''] = /^(\w+)=(.+)$/.exec(text) ?? [];
      if (!known.includes(name))
        throw new Misuse(`${text} is not an option. There is: ${known.map((one) => `${one}=`).join(', ')}.\n${USAGE}`);
      return [name, value];
    }),
  );
}

function countOf(requests: ReadonlyMap<string, string>, name: string, usual: number | null): number | null {
  const said = requests.get(name);
  if (said === undefined) return usual;
  const count = Number(said);
  if (!Number.isSafeInteger(count) || count < 0) throw new Misuse(`${name} must be a whole number, not ${said}.`);
  return count;
}

function instantOf(name: string, said: string): string {
  const time = new Date(said);
  if (Number.isNaN(time.getTime()))
    throw new Error(`${name} must be a time such as 2026-11-22T00:00:00Z, not ${said}.`);
  return time.toISOString();
}

/** Returns the query of the arguments. */
function queryOf(requests: ReadonlyMap<string, string>): Query {
  const query: Query = {};
  for (const field of FIELDS) {
    const said = requests.get(field);
    if (said !== undefined) query[field] = field === 'from' || field === 'to' ? instantOf(field, said) : said;
  }
  return query;
}

/** Throws a misuse unless these are arguments of a pack. */
export function checkEvidence([file, ...said]: readonly string[]): void {
  if (file?.endsWith('.zip') !== true) throw new Misuse(`evidence needs the name of a .zip file.\n${USAGE}`);
  requestsIn(said);
}

/** Reads the page that verifies packs, as built with the console. */
const builtVerifier = (): Promise<string | null> => readFile(VERIFIER, 'utf8').catch(() => null);

/** Makes a pack of evidence from the database, with all that its operator may see, and verifies it. */
export async function packEvidence(
  db: Queryable,
  dataDirectory: string,
  given: readonly string[],
  verifier = builtVerifier,
): Promise<Report> {
  const [file, ...said] = given;
  checkEvidence(given);
  if (file === undefined) throw new Misuse(USAGE);
  const requests = requestsIn(said);
  const sample = countOf(requests, 'sample', USUAL_SAMPLE) ?? 0;
  if (sample > EVIDENCE_SAMPLE_MOST) throw new Error(`sample must be at most ${EVIDENCE_SAMPLE_MOST}, not ${sample}.`);
  const words = wordsOf('en');
  try {
    const { about, content } = await makeEvidence(
      {
        db,
        actor: system,
        signer: await signerIn(dataDirectory),
        verifier,
        words,
        at: new Date().toISOString(),
      },
      {
        query: queryOf(requests),
        size: countOf(requests, 'size', null),
        sample: { seed: requests.get('seed') ?? crypto.randomUUID(), size: sample },
      },
    );
    writeFileSync(file, content);
    const { count, size, sample: drawn } = about;
    const lines = [`${count} of ${size} events, ${drawn.numbers.length} of them drawn by ${drawn.seed}: ${file}`];
    return { lines, well: true };
  } catch (error) {
    if (!(error instanceof EvidenceFault)) throw error;
    throw new Error(words.text<string>(`error.${error.rule}`, error.values), { cause: error });
  }
}

const bytesOf = (path: string): Bytes => Uint8Array.from(readFileSync(path));

async function filesAt(path: string): Promise<Files> {
  if (statSync(path).isDirectory()) return new Map(readdirSync(path).map((name) => [name, bytesOf(join(path, name))]));
  const files = await unzip(bytesOf(path));
  if (!files) throw new Error(`${path} is no ZIP archive.`);
  return files;
}

/** Verifies a pack, as an archive or unpacked, without a database. */
export async function verifyEvidence(path: string): Promise<Report> {
  const { checks, evidence: read, fingerprint } = await verifyPack(await filesAt(path));
  const lines = checks.flatMap(({ name, held, open, failed }) => [
    `${name}: ${held} held, ${open} could not be checked, ${failed.length} failed`,
    ...failed.map((place) => `  ${place}`),
  ]);
  const key = read
    ? [`Signed by ${read.key}, fingerprint ${fingerprint}: compare it with the one that you noted.`]
    : [];
  return { lines: [...lines, ...key], well: verdictOf(checks) !== 'fails' };
}
