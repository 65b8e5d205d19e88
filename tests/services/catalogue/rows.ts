import { readFileSync } from 'node:fs';

const SPECIFICATION = new URL('../../../docs/specification.txt', import.meta.url);

/** A full stop inside quoted words ends no sentence. */
const QUOTED = /'[^']*'/g;
const KEPT_STOP = '\u0000';

/** Returns the statements of section 8 of the specification. */
export function catalogueRows(): string[] {
  const text = readFileSync(SPECIFICATION, 'utf8');
  const [, section = ''] = /^## 8\. Error catalogue\n([\s\S]*?)^## /m.exec(text) ?? [];
  return section
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .flatMap((line) =>
      line
        .slice(2)
        .replaceAll(QUOTED, (quoted) => quoted.replaceAll('.', KEPT_STOP))
        .replace(/\.$/, '')
        .split(/\. |; /),
    )
    .map((row) => row.replaceAll(KEPT_STOP, '.'));
}
