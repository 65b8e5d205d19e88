const SCAN = 0xda;
const COMMENT = 0xfe;

const isBeside = (marker: number): boolean => (marker >= 0xe0 && marker <= 0xef) || marker === COMMENT;

/**
 * Leaves out what a JPEG says beside its picture: place, camera, and the turn that a viewer would give it. The server keeps
 * none of it, so that a preview of the rest shows what is stored. Other files stay as they are.
 */
export async function withoutMetadata(file: Blob): Promise<Blob> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const view = new DataView(bytes.buffer);
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return file;
  const parts = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? SCAN;
    if (marker === SCAN) break;
    const end = at + 2 + view.getUint16(at + 2);
    if (!isBeside(marker)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return new Blob([...parts, bytes.subarray(at)], { type: file.type });
}
