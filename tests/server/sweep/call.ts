import { unzip } from '#sheets/unzip.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { read, utils } from 'xlsx';
import type { SweptWorld } from './world.ts';
import { lettersOf } from './letters.ts';
import type { Request } from './request.ts';

/** An answer: its JSON, if it is such, and all of its texts, also those inside of files. */
export interface Answered {
  readonly status: number;
  readonly text: string;
  readonly json: unknown;
}

const isPreview = (json: unknown): json is { sheets: Parameters<typeof lettersOf>[0] } =>
  json !== null && typeof json === 'object' && 'sheets' in json && 'outlines' in json;

/** Returns the texts of a file: the cells of a sheet, the pages of a document, the files of an archive. */
export async function textIn(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<string> {
  if (name.endsWith('.pdf')) return (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text;
  if (name.endsWith('.xlsx')) {
    const book = read(bytes);
    return Object.values(book.Sheets)
      .map((sheet) => utils.sheet_to_csv(sheet))
      .join('\n');
  }
  const parts = name.endsWith('.zip') ? await unzip(bytes) : null;
  if (parts === null) return new TextDecoder().decode(bytes);
  const texts = [...parts].map(([part, content]) => textIn(content, part));
  return (await Promise.all(texts)).join('\n');
}

const NAMES: readonly (readonly [string, string])[] = [
  ['pdf', '.pdf'],
  ['sheet', '.xlsx'],
  ['zip', '.zip'],
];

/** Makes a request as an account. */
export async function call({ server }: SweptWorld, as: string, { method, url, body }: Request): Promise<Answered> {
  const answer = await server.app.inject({
    method,
    url,
    headers: { authorization: await server.tokenOf(as) },
    ...(body === undefined ? {} : { payload: body }),
  });
  const type = answer.headers['content-type'] ?? '';
  const [, name = ''] = NAMES.find(([part]) => type.includes(part)) ?? [];
  const text = name === '' ? answer.body : await textIn(Uint8Array.from(answer.rawPayload), name);
  const json: unknown = type.includes('application/json') && text !== '' ? JSON.parse(text) : null;
  const told = isPreview(json) ? { text: lettersOf(json.sheets), json: null } : { text, json };
  return { status: answer.statusCode, ...told };
}
