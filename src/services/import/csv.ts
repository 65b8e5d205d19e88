import { textOfFile } from './encodings.ts';
import { separatedRows } from './separated.ts';
import type { Sheet } from './sheet.ts';

const SEPARATORS = [',', ';', '\t'];
/** Characters in which the separator is found. */
const SAMPLE = 4000;

/** First line by which some programs name the separator; spreadsheets do not show it. */
const NAMED_SEPARATOR = /^sep=([,;|\t])(?:\r\n|\n|\r)/i;

const separatorOf = (text: string): string => {
  const sample = text.slice(0, SAMPLE);
  const counts = SEPARATORS.map((separator) => ({ separator, count: sample.split(separator).length }));
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).separator;
};

/** Reads a file of separated values: commas, semicolons or tabs, or what its first line names. */
export function csvSheet(bytes: Uint8Array<ArrayBuffer>): Sheet {
  const text = textOfFile(bytes);
  const [line = '', separator] = NAMED_SEPARATOR.exec(text) ?? [];
  const content = text.slice(line.length);
  return { name: '', rows: separatedRows(content, separator ?? separatorOf(content)) };
}
