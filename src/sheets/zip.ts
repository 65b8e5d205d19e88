import { crc32 } from './crc32.ts';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const UTF8_NAMES = 0x0800;
const DEFLATE = 8;
/** 1 January 1980: the archive's first day, so that the same rows make the same file. */
const DAY = 0x21;

interface Entry {
  readonly name: Uint8Array<ArrayBuffer>;
  readonly checksum: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

const record = (length: number, fill: (view: DataView) => void): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(length);
  fill(new DataView(bytes.buffer));
  return bytes;
};

const describe = (view: DataView, at: number, entry: Entry): void => {
  view.setUint16(at, VERSION, true);
  view.setUint16(at + 2, UTF8_NAMES, true);
  view.setUint16(at + 4, DEFLATE, true);
  view.setUint16(at + 8, DAY, true);
  view.setUint32(at + 10, entry.checksum, true);
  view.setUint32(at + 14, entry.packed, true);
  view.setUint32(at + 18, entry.size, true);
  view.setUint16(at + 22, entry.name.length, true);
};

/** A part of an archive while it is written. */
export interface ZipPart {
  write(content: string | Uint8Array): Promise<void>;
  end(): Promise<void>;
}

/** Writes a ZIP archive part after part; only packed bytes are kept. No ZIP64: parts stay under 4 GB. */
export const createZip = () => {
  const encoder = new TextEncoder();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const entries: Entry[] = [];
  let length = 0;
  const put = (bytes: Uint8Array<ArrayBuffer>): void => {
    chunks.push(bytes);
    length += bytes.length;
  };

  const part = (path: string): ZipPart => {
    const name = encoder.encode(path);
    const deflate = new CompressionStream('deflate-raw');
    const writer = deflate.writable.getWriter();
    const packed: Uint8Array<ArrayBuffer>[] = [];
    const packing = (async () => {
      const reader = deflate.readable.getReader();
      for (let got = await reader.read(); !got.done; got = await reader.read()) packed.push(got.value);
    })();
    let checksum = 0;
    let size = 0;
    return {
      write: async (content) => {
        const bytes = typeof content === 'string' ? encoder.encode(content) : Uint8Array.from(content);
        checksum = crc32(bytes, checksum);
        size += bytes.length;
        await writer.write(bytes);
      },
      end: async () => {
        await writer.close();
        await packing;
        const packedSize = packed.reduce((total, { length: one }) => total + one, 0);
        const entry: Entry = { name, checksum, packed: packedSize, size, offset: length };
        put(
          record(30, (view) => {
            view.setUint32(0, LOCAL, true);
            describe(view, 4, entry);
          }),
        );
        put(name);
        for (const bytes of packed) put(bytes);
        entries.push(entry);
      },
    };
  };

  const finish = (): Uint8Array<ArrayBuffer>[] => {
    const offset = length;
    for (const entry of entries) {
      put(
        record(46, (view) => {
          view.setUint32(0, CENTRAL, true);
          view.setUint16(4, VERSION, true);
          describe(view, 6, entry);
          view.setUint32(42, entry.offset, true);
        }),
      );
      put(entry.name);
    }
    const size = length - offset;
    put(
      record(22, (view) => {
        view.setUint32(0, END, true);
        view.setUint16(8, entries.length, true);
        view.setUint16(10, entries.length, true);
        view.setUint32(12, size, true);
        view.setUint32(16, offset, true);
      }),
    );
    return chunks;
  };

  return { part, finish };
};
