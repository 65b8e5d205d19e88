import { unzip } from '#sheets/unzip.ts';
import type { Bytes } from '#proofs/bytes.ts';
import type { Files } from '../verify.ts';

const bytesOf = async (file: File): Promise<Bytes> => new Uint8Array(await file.arrayBuffer());

/** Reads the files of a pack, chosen as an archive or one by one, by name without folder. */
export async function filesOf(chosen: readonly File[]): Promise<Files> {
  const files = new Map<string, Bytes>();
  for (const file of chosen) {
    const bytes = await bytesOf(file);
    const parts = file.name.endsWith('.zip') ? await unzip(bytes) : null;
    for (const [path, part] of parts ?? [[file.name, bytes]]) files.set(path.slice(path.lastIndexOf('/') + 1), part);
  }
  return files;
}
