import { spawn } from 'node:child_process';
import type { Plugin } from 'vite';

/** Returns the output of the drawing program: file names and contents. */
async function drawn(): Promise<Record<string, string>> {
  const program = spawn(process.execPath, ['scripts/vite/atlas/draw.ts'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const parts: Buffer[] = [];
  for await (const part of program.stdout) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as Record<string, string>;
}

/** Lays out the standard maps of all machines during the build, in a separate process. */
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
