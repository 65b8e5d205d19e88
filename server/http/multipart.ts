import type { FastifyRequest } from 'fastify';
import { Problem } from './errors.ts';

/** Room for the lines around a file. */
const FRAME_BYTES = 4096;

const tooLarge = (): Problem => new Problem('tooLarge', { headers: { connection: 'close' } });

async function bytesOf(request: FastifyRequest, most: number): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge();
  const parts: Uint8Array[] = [];
  let size = 0;
  // The stream stays open when it is left early: the refusal still has to go out on its connection.
  for await (const part of request.raw.iterator({ destroyOnReturn: false })) {
    const bytes: Uint8Array = part;
    size += bytes.length;
    if (size > most) throw tooLarge();
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}

/** The one file of a form, under its field's name, of so many bytes at most; nothing else may be in the form. */
export async function fileOf(request: FastifyRequest, field: string, mostBytes: number): Promise<Buffer> {
  const type = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new Problem('unsupportedMediaType');
  const bytes = await bytesOf(request, mostBytes + FRAME_BYTES);
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new Problem('badRequest');
  });
  const [entry, ...others] = [...form];
  if (!entry || others.length > 0 || entry[0] !== field || typeof entry[1] === 'string')
    throw new Problem('badRequest');
  const file = Buffer.from(await entry[1].arrayBuffer());
  if (file.length > mostBytes) throw tooLarge();
  return file;
}
