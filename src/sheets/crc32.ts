const POLYNOMIAL = 0xedb88320;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? POLYNOMIAL ^ (value >>> 1) : value >>> 1;
  return value;
});

/** The checksum that ZIP archives keep of each part; `before` is that of the bytes so far. */
export const crc32 = (bytes: Uint8Array, before = 0): number => {
  let sum = ~before;
  for (let place = 0; place < bytes.length; place += 1) {
    sum = (TABLE[(sum ^ (bytes[place] ?? 0)) & 0xff] ?? 0) ^ (sum >>> 8);
  }
  return ~sum >>> 0;
};
