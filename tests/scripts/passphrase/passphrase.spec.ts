import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ASKING = fileURLToPath(new URL('./asking.ts', import.meta.url));
const hasTerminals = process.platform === 'linux' && spawnSync('script', ['--version']).status === 0;

interface Asked {
  readonly taken?: string;
  readonly refused?: string;
}

/** Answers each question of the command at a terminal; returns what it took, and everything that the screen showed. */
async function typed(
  kind: 'new' | 'known',
  ...answers: readonly string[]
): Promise<Asked & { readonly shown: string }> {
  const child = spawn('script', ['-qefc', `'${process.execPath}' '${ASKING}' ${kind}`, '/dev/null'], {
    env: { ...process.env, BACKUP_PASSPHRASE: '' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const left = [...answers];
  let shown = '';
  for await (const part of child.stdout.setEncoding('utf8')) {
    const before = shown.split(': ').length;
    shown += String(part);
    if (shown.split(': ').length > before) child.stdin.write(left.shift() ?? '');
    if (shown.includes('}')) child.stdin.end();
  }
  return { ...(JSON.parse(/\{.*\}/.exec(shown)?.[0] ?? '{}') as Asked), shown };
}

const hex = (text: string): string => Buffer.from(text).toString('hex');

describe.runIf(hasTerminals)('a passphrase that is asked for at the terminal', () => {
  it('a passphrase asked for at the terminal is taken as it is typed, corrected by backspace, and shown nowhere', async () => {
    const { taken, shown } = await typed('known', 'correct horsf\u007fe\r');
    expect(taken).toBe(hex('correct horse'));
    expect(shown).toMatch(/^Passphrase of the backup: /);
    expect(shown).not.toMatch(/cor|hors/);
  });

  it('a passphrase at the terminal is asked for twice where it is new, and refused where it is short or the second differs', async () => {
    const good = 'မန္တလေး correct horse';
    expect(await typed('new', `${good}\r`, `${good}\r`)).toMatchObject({ taken: hex(good) });
    expect(await typed('new', `${good}\r`, `${good}!\r`)).toMatchObject({ refused: 'The two passphrases differ.' });
    expect(await typed('new', 'short\r')).toMatchObject({ refused: expect.stringMatching(/has 5 characters/) });
  });
});
