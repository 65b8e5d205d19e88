import { spawn } from 'node:child_process';
import type { Plugin } from 'vite';

/** Output of the drawing program: file names and contents. */
async function drawn(): Promise<Record<string, string>> {
  const program = spawn(process.execPath, ['scripts/vite/atlas/draw.ts'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const parts: Buffer[] = [];
  for await (const part of program.stdout) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as Record<string, string>;
}

/** Lays the standing maps of all machines out while the console is built, in a program of its own beside it. */
export function atlas(): Plugin {
  let maps: Promise<Record<string, string>> | null = null;
  return {
    name: 'atlas',
    apply: 'build',
    buildStart() {
      maps ??= drawn();
      maps.catch(() => {});
    },
    async generateBundle() {
      for (const [fileName, source] of Object.entries((await maps) ?? {})) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
