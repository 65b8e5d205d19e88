/** Text made short for an address: deflated, in letters that an address takes as they are. */
export async function packed(text: string): Promise<string> {
  const bytes = await throughStream(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text again; null where the letters are none that `packed` made. */
export async function unpacked(letters: string): Promise<string | null> {
  try {
    const plain = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(await throughStream(bytes, new DecompressionStream('deflate-raw')));
  } catch {
    return null;
  }
}

async function throughStream(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const body = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(body).arrayBuffer());
}
