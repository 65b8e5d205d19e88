import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientPackage } from './client/clientPackage.ts';
import { commandLine } from './commandLine.ts';

const { words } = commandLine({
  usage: 'Usage: npm run client [-- <directory>]\nWrites the typed client package, to dist-client unless told.',
  word: 'directory',
  mostWords: 1,
});
const [directory = 'dist-client'] = words;
mkdirSync(directory, { recursive: true });
const files = Object.entries(clientPackage());
for (const [name, text] of files) writeFileSync(join(directory, name), text);
console.log(`${directory}: ${files.map(([name]) => name).join(', ')}`);
