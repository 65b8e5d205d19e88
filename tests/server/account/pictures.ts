import { crc32, deflateSync } from 'node:zlib';

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

interface Wanted {
  readonly width?: number;
  readonly height?: number;
  /** Grey value of every pixel. */
  readonly shade?: number;
  readonly beside?: readonly Buffer[];
  /** Number of pixel rows beyond the height. */
  readonly moreLines?: number;
}

/** Returns a text chunk that is not part of the picture. */
export const comment = (text: string): Buffer => chunk('tEXt', Buffer.from(`Comment\0${text}`));

/** Returns a critical chunk of an unknown type, which every decoder must refuse. */
export const unknownCritical = (): Buffer => chunk('EVIL', Buffer.from('x'));

/** Returns a grey PNG of one shade. */
export function png({ width = 64, height = width, shade = 128, beside = [], moreLines = 0 }: Wanted = {}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  const line = Buffer.concat([Buffer.from([0]), Buffer.alloc(width, shade)]);
  const lines = Buffer.concat(Array.from({ length: Math.min(height, 2048) + moreLines }, () => line));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    ...beside,
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Returns a grey JPEG of eight by eight pixels, with a comment. */
export function jpeg(said = 'made by a camera', after = Buffer.alloc(0)): Buffer {
  const segment = (marker: number, data: Buffer): Buffer => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(data.length + 2, 2);
    return Buffer.concat([head, data]);
  };
  const table = (kind: number): Buffer => Buffer.from([kind, 1, ...Array.from({ length: 15 }, () => 0), 0]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xfe, Buffer.from(said)),
    segment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 1)])),
    segment(0xc0, Buffer.from([8, 0, 8, 0, 8, 1, 1, 0x11, 0])),
    segment(0xc4, table(0x00)),
    segment(0xc4, table(0x10)),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x3f, 0xff, 0xd9]),
    after,
  ]);
}
