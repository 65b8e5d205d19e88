// Runs on any Node that comes with npm (20 or newer), before anything is installed: plain JavaScript, no packages.
//   node scripts/bootstrap.mjs start            installs packages, builds if stale, serves;
//   node scripts/bootstrap.mjs run FILE [args]  installs packages, runs FILE with the pinned Node.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const NEEDED_MAJOR = 24;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Interval of the checks whether the shell of npm is alive, milliseconds. */
const SHELL_MS = 250;
/** When the command began: npm test counts the installation too. */
const STARTED_AT = String(Date.now());
const [task, file, ...args] = process.argv.slice(2);

const START = `Usage: npm start
Installs what is missing, builds, starts PostgreSQL and serves the console. README.md lists its settings, such as PORT=8081.`;
if (task === 'start' && file !== undefined) {
  const isHelp = file === '--help' || file === '-h';
  if (isHelp) console.log(START);
  else console.error(`There is no option ${file}. There is: --help.\n\n${START}`);
  process.exit(isHelp ? 0 : 2);
}

install();
const node = findNode();
if (task === 'start') {
  await run(node, ['server/main.ts', '--build']);
} else if (task === 'run' && file !== undefined) {
  await run(node, [file, ...args]);
} else {
  fail('Usage: node scripts/bootstrap.mjs start | run FILE [args]');
}

/**
 * Installs the packages unless node_modules matches package-lock.json. A start needs no tools of developers: half of
 * the bytes.
 */
function install() {
  const installed = packagesOf(join(ROOT, 'node_modules', '.package-lock.json'));
  const withTools = task !== 'start' || Object.values(installed).some((entry) => entry.dev === true);
  if (isInstalled(installed, withTools)) return;
  console.log('Installing packages (the first time takes a minute or two) ...');
  const npm = process.env['npm_execpath'];
  const command = npm === undefined ? ['npm'] : [process.execPath, npm];
  // Not `npm ci`, which first removes every package, also from under a server that runs; the lock file stays unchanged.
  const tools = withTools ? '--include=dev' : '--omit=dev';
  const options = ['install', '--no-save', tools, '--include=optional', '--loglevel=error'];
  const done = spawnSync(command[0], [...command.slice(1), ...options], {
    cwd: ROOT,
    encoding: 'utf8',
    shell: npm === undefined && process.platform === 'win32',
  });
  if (done.status !== 0) fail(`The packages could not be installed:\n${done.error?.message ?? done.stderr}`);
}

function isInstalled(installed, withTools) {
  return Object.entries(packagesOf(join(ROOT, 'package-lock.json'))).every(([path, entry]) => {
    if (path === '' || (entry.dev === true && !withTools)) return true;
    const found = installed[path];
    // Optional packages of other platforms are absent.
    return found === undefined
      ? entry.optional === true || entry.devOptional === true
      : found.version === entry.version;
  });
}

/** Returns the packages of a lock file by path; none if there is no file. */
function packagesOf(lockFile) {
  return existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')).packages : {};
}

/** Returns the pinned Node of the packages, or the running one if it is new enough. */
function findNode() {
  const pinned = join(ROOT, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(pinned) && majorOf(pinned) >= NEEDED_MAJOR) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR) return process.execPath;
  return fail(
    `Shweli needs Node ${NEEDED_MAJOR} or newer. npm has none for ${process.platform} on ${process.arch}, ` +
      `and this is Node ${process.versions.node}: install Node ${NEEDED_MAJOR} from nodejs.org, then run this again.`,
  );
}

function majorOf(program) {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' });
  return Number(/^v(\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}

/** Runs a command in this terminal; exits with its code if it fails. */
function run(command, commandArgs) {
  return new Promise((resolve) => {
    const shell = process.platform === 'win32';
    const child = spawn(command, commandArgs, { cwd: ROOT, stdio: 'inherit', shell, env: withPinnedFirst() });
    const forward = (signal) => child.kill(signal);
    for (const signal of SIGNALS) process.on(signal, forward);
    const watching = watchShell(() => forward('SIGTERM'));
    child.once('error', (error) => fail(error.message));
    child.once('exit', (code, signal) => {
      clearInterval(watching);
      for (const name of SIGNALS) process.off(name, forward);
      if (signal !== null) process.kill(process.pid, signal);
      else if (code !== 0) process.exit(code);
      else resolve();
    });
  });
}

/** Calls back when npm has ended: it passes a signal to its shell, which dies without passing it on. */
function watchShell(ended) {
  const shell = process.ppid;
  if (process.env['npm_lifecycle_event'] === undefined) return undefined;
  return setInterval(() => process.ppid !== shell && ended(), SHELL_MS);
}

function withPinnedFirst() {
  const separator = process.platform === 'win32' ? ';' : ':';
  return {
    ...process.env,
    STARTED_AT,
    PATH: `${join(ROOT, 'node_modules', '.bin')}${separator}${process.env['PATH'] ?? ''}`,
  };
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
