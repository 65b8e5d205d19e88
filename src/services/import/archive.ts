import { MOST_FILE_BYTES, MOST_RATIO, MOST_UNPACKED_BYTES, RATIO_FROM_BYTES, Unusable } from './bounds.ts';

/** First bytes of the container of older workbooks, and of those with a password. */
const CONTAINER = [0xd0, 0xcf, 0x11, 0xe0];
/** Its part with a workbook that has a password. */
const PROTECTED_PART = 'EncryptedPackage';
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const ENCRYPTED = 0x1;
const SIZES_FOLLOW = 0x8;
const STORED = 0;
const DEFLATED = 8;

const suspicious = (): Unusable => new Unusable({ id: 'suspicious' });

interface Part {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  readonly start: number;
}

const isSafeName = (name: string): boolean =>
  name !== '' &&
  !name.startsWith('/') &&
  !name.includes('\\') &&
  !name.includes('\0') &&
  !name.split('/').includes('..');

const endOf = (view: DataView): number => {
  const first = Math.max(0, view.byteLength - END_BYTES - LONGEST_COMMENT);
  for (let at = view.byteLength - END_BYTES; at >= first; at -= 1) if (view.getUint32(at, true) === END) return at;
  // The list of parts is the end of an archive: one that begins as one and lacks it is torn.
  throw new Unusable({ id: view.getUint32(0, true) === LOCAL ? 'damaged' : 'notASpreadsheet' });
};

/** Returns whether a file is a workbook with a password; its parts are named in UTF-16. */
const isProtected = (bytes: Uint8Array): boolean =>
  CONTAINER.every((byte, at) => bytes[at] === byte) &&
  new TextDecoder('utf-16le').decode(bytes).includes(PROTECTED_PART);

/** Reads the archive's list of parts and holds each against its own head; what the two say must agree. */
function partsOf(bytes: Uint8Array<ArrayBuffer>): Part[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (count === 0) throw suspicious();
  const decoder = new TextDecoder();
  const parts: Part[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== CENTRAL) throw suspicious();
    const flags = view.getUint16(at + 8, true);
    const method = view.getUint16(at + 10, true);
    const packed = view.getUint32(at + 20, true);
    const size = view.getUint32(at + 24, true);
    const nameLength = view.getUint16(at + 28, true);
    const name = decoder.decode(bytes.subarray(at + 46, at + 46 + nameLength));
    const local = view.getUint32(at + 42, true);
    if (flags & ENCRYPTED || (method !== STORED && method !== DEFLATED) || !isSafeName(name)) throw suspicious();
    if (view.getUint32(local, true) !== LOCAL || view.getUint16(local + 8, true) !== method) throw suspicious();
    const sizesFollow = (view.getUint16(local + 6, true) & SIZES_FOLLOW) !== 0;
    if (!sizesFollow && (view.getUint32(local + 18, true) !== packed || view.getUint32(local + 22, true) !== size))
      throw suspicious();
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    if (start + packed > bytes.length) throw suspicious();
    parts.push({ name, method, packed, size, start });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  if (new Set(parts.map(({ name }) => name.toLowerCase())).size !== parts.length) throw suspicious();
  return parts;
}

/** Parts that a sheet is read from; pictures and the like are only counted. */
const READ = /\.(?:xml|rels)$/i;

/** Unpacks a part, counts it, and looks for declarations that no spreadsheet needs; gives the bytes of a part that is read. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>, part: Part, allowed: number): Promise<Uint8Array[]> {
  const content = bytes.subarray(part.start, part.start + part.packed);
  const stored = new Blob([content]).stream();
  const reader = (
    part.method === STORED ? stored : stored.pipeThrough(new DecompressionStream('deflate-raw'))
  ).getReader();
  const kept: Uint8Array[] = [];
  let counted = 0;
  for (let got = await reader.read(); !got.done; got = await reader.read()) {
    if (counted === 0 && /<!(DOCTYPE|ENTITY)/i.test(new TextDecoder().decode(got.value.subarray(0, 4096))))
      throw suspicious();
    counted += got.value.length;
    const isBomb = counted > RATIO_FROM_BYTES && counted > part.packed * MOST_RATIO;
    if (counted > allowed || isBomb) {
      await reader.cancel();
      throw suspicious();
    }
    if (READ.test(part.name)) kept.push(got.value);
  }
  if (counted !== part.size) throw suspicious();
  return kept;
}

const UTF16 = new Map([
  [0xff_fe, 'utf-16le'],
  [0xfe_ff, 'utf-16be'],
]);

/** Text of a part, in the encoding that its first two bytes tell. */
function decoded(chunks: readonly Uint8Array[]): string {
  const [[first = 0, second = 0] = []] = chunks;
  const decoder = new TextDecoder(UTF16.get(first * 0x100 + second) ?? 'utf-8');
  return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('') + decoder.decode();
}

const MAIN = /<Relationship\s(?=[^<>]*Type=["'][^"'<>]*\/officeDocument["'])[^<>]*Target=["']\/?([^"'<>]+)["']/;

/** Path of the part that lists the sheets. */
export const mainOf = (parts: ReadonlyMap<string, string>): string =>
  MAIN.exec(parts.get('_rels/.rels') ?? '')?.[1] ?? 'xl/workbook.xml';

/** Unpacks the parts of a workbook that are text, by path; throws unless the archive is harmless: everything is counted, nothing is believed. */
export async function openArchive(bytes: Uint8Array<ArrayBuffer>): Promise<ReadonlyMap<string, string>> {
  if (bytes.length > MOST_FILE_BYTES) throw new Unusable({ id: 'tooLarge' });
  if (isProtected(bytes)) throw new Unusable({ id: 'protected' });
  if (bytes.length < END_BYTES || bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw new Unusable({ id: 'notASpreadsheet' });
  const texts = new Map<string, string>();
  try {
    let left = MOST_UNPACKED_BYTES;
    for (const part of partsOf(bytes)) {
      const kept = await unpacked(bytes, part, left);
      left -= part.size;
      if (READ.test(part.name)) texts.set(part.name, decoded(kept));
    }
  } catch (error) {
    throw error instanceof Unusable ? error : suspicious();
  }
  if (!/<(?:\w+:)?workbook[\s>]/.test(texts.get(mainOf(texts)) ?? '')) throw new Unusable({ id: 'notASpreadsheet' });
  return texts;
}
