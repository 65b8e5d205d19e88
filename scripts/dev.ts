import { spawn } from 'node:child_process';
import { commandLine } from './commandLine.ts';

commandLine({ usage: 'Usage: npm run dev\nStarts Vite and the server with reloading.' });

/** The server, restarted at every change, behind Vite's development server. */
const programs = [
  spawn('node', ['--watch', 'server/main.ts'], { stdio: 'inherit' }),
  spawn('vite', [], { stdio: 'inherit', shell: process.platform === 'win32' }),
];

for (const program of programs) {
  program.once('exit', () => {
    for (const other of programs) other.kill();
  });
}
