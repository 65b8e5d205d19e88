const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_BYTES = 22;
const CENTRAL_BYTES = 46;
const LOCAL_BYTES = 30;
const MOST_COMMENT = 0xffff;
const STORED = 0;
const DEFLATE = 8;

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Offset and length of an archive's list of entries; null for bytes of another kind. */
function listIn(view: DataView): { readonly at: number; readonly count: number } | null {
  const least = Math.max(0, view.byteLength - END_BYTES - MOST_COMMENT);
  for (let at = view.byteLength - END_BYTES; at >= least; at -= 1)
    if (view.getUint32(at, true) === END)
      return { at: view.getUint32(at + 16, true), count: view.getUint16(at + 10, true) };
  return null;
}

async function inflated(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The parts of a ZIP archive by their paths; null for bytes that are none, or one that is packed as ours never is. */
export async function unzip(bytes: Uint8Array<ArrayBuffer>): Promise<Map<string, Uint8Array<ArrayBuffer>> | null> {
  const view = viewOf(bytes);
  const parts = new Map<string, Uint8Array<ArrayBuffer>>();
  try {
    const list = listIn(view);
    if (!list) return null;
    let { at } = list;
    for (let turn = 0; turn < list.count; turn += 1) {
      if (view.getUint32(at, true) !== CENTRAL) return null;
      const [method, packed] = [view.getUint16(at + 10, true), view.getUint32(at + 20, true)];
      const [name, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
      const local = view.getUint32(at + 42, true);
      const begin = local + LOCAL_BYTES + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      const content = bytes.slice(begin, begin + packed);
      if (method !== STORED && method !== DEFLATE) return null;
      const path = new TextDecoder().decode(bytes.slice(at + CENTRAL_BYTES, at + CENTRAL_BYTES + (name ?? 0)));
      parts.set(path, method === STORED ? content : await inflated(content));
      at += CENTRAL_BYTES + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
    }
    return parts;
  } catch {
    // Cut off, or packed bytes that are none.
    return null;
  }
}
