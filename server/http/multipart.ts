import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { checkPlain } from './bodies.ts';
import { Problem } from './errors.ts';

/** Bytes allowed for the lines around a file. */
const FRAME_BYTES = 4096;

/** Refuses a form that is still being sent, and closes the connection, which cannot be used again. */
const refused = (code: 'tooLarge' | 'badRequest'): Problem => new Problem(code, { headers: { connection: 'close' } });

/** Serves routes that take forms with files; a form sent to any other route is 415. */
export const serveForms = (app: FastifyInstance, serveAll: (forms: FastifyInstance) => void): void => {
  void app.register(async (forms) => {
    await forms.register(multipart);
    serveAll(forms);
  });
};

/** Returns the one file of a form, by its field's name and limited in size; rejects forms with anything else. */
export async function fileOf(request: FastifyRequest, field: string, mostBytes: number): Promise<Buffer> {
  if (!request.isMultipart()) throw new Problem('unsupportedMediaType');
  if (Number(request.headers['content-length'] ?? 0) > mostBytes + FRAME_BYTES) throw refused('tooLarge');
  const limits = { fileSize: mostBytes, files: 1, fields: 0, parts: 1 };
  let file: Buffer | null = null;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'file') throw refused('badRequest');
      const content = await part.toBuffer();
      if (part.fieldname !== field) throw refused('badRequest');
      file = content;
    }
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw refused(error instanceof request.server.multipartErrors.RequestFileTooLargeError ? 'tooLarge' : 'badRequest');
  }
  if (file === null) throw refused('badRequest');
  return file;
}

/** Bytes of one text field of a form. */
const FIELD_BYTES = 1000;

/** Returns the text fields of a form without files; rejects forms with a file or with too many fields. */
export async function fieldsOf(request: FastifyRequest, mostFields: number): Promise<Readonly<Record<string, string>>> {
  if (!request.isMultipart()) throw new Problem('unsupportedMediaType');
  const limits = { files: 0, fields: mostFields, parts: mostFields, fieldSize: FIELD_BYTES };
  const fields = new Map<string, string>();
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'field' || typeof part.value !== 'string' || part.valueTruncated) throw refused('badRequest');
      fields.set(part.fieldname, part.value);
    }
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw refused('badRequest');
  }
  const read = Object.fromEntries(fields);
  checkPlain(read);
  return read;
}
