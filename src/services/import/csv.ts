import { textOfFile } from './encodings.ts';
import { separatedRows } from './separated.ts';
import type { Sheet } from './sheet.ts';

const SEPARATORS = [',', ';', '\t'];
/** Characters in which the separator is found. */
const SAMPLE = 4000;

const separatorOf = (text: string): string => {
  const sample = text.slice(0, SAMPLE);
  const counts = SEPARATORS.map((separator) => ({ separator, count: sample.split(separator).length }));
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).separator;
};

/** Reads a file of separated values: commas, semicolons or tabs. */
export function csvSheet(bytes: Uint8Array<ArrayBuffer>): Sheet {
  const text = textOfFile(bytes);
  return { name: '', rows: separatedRows(text, separatorOf(text)) };
}
