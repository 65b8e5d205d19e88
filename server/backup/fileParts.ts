import { open } from 'node:fs/promises';

const PART = 1024 * 1024;

/** A file that is read while others write to it: as long as it is when it is opened. */
export interface OpenFile {
  readonly size: number;
  readonly parts: () => AsyncGenerator<Buffer>;
}

/** Opens a file; null if it has been removed meanwhile. What is cut off meanwhile is read as zeros. */
export async function openFile(path: string): Promise<OpenFile | null> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!file) return null;
  const { size } = await file.stat();
  return {
    size,
    async *parts() {
      try {
        for (let at = 0; at < size;) {
          const wanted = Math.min(PART, size - at);
          const { bytesRead, buffer } = await file.read(Buffer.alloc(wanted), 0, wanted, at);
          yield bytesRead === 0 ? buffer : buffer.subarray(0, bytesRead);
          at += bytesRead === 0 ? wanted : bytesRead;
        }
      } finally {
        await file.close();
      }
    },
  };
}

/** Makes a file of a text. */
export const textFile = (text: string | Buffer): OpenFile => {
  const content = Buffer.from(text);
  return {
    size: content.length,
    async *parts() {
      if (content.length > 0) yield content;
    },
  };
};
