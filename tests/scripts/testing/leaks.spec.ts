import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { leakFinder } from '../../../scripts/testing/leaks.ts';
import { personalTexts } from '../../../scripts/testing/personalTexts.ts';
import { readServerLogs } from '../../../scripts/testing/serverLogs.ts';

const TOKEN = 'mN4qUu0tXb2cD9eFgHiJkLmNoPqRsTuVwXyZ012345a';
const find = leakFinder(['12 Strand Road', 'Golden Land Trading']);
const kindsIn = (value: unknown): readonly string[] => find(JSON.stringify(value))?.kinds ?? [];

describe('a text of a log', () => {
  it.each([
    ['phone', '09250111222'],
    ['phone', 'dial +95 9 250 111 222'],
    ['phone', 'parcel of 13888200106'],
    ['e-mail address', 'to daw.hla@shop.example.com'],
    ['identity number', '53310219900115002X'],
    ['identity number', '12/KaTaTa(N)100001'],
    ['name', 'Key (name)=(Daw Hla) exists'],
    ['text of a person', '李建国'],
    ['text of a person', 'ဒေါ်လှ'],
    ['address', 'No. 12, Pyay Road'],
    ['known text', 'Golden Land Trading'],
    ['key', `shw_${TOKEN}`],
    ['key', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA'],
    ['key', '-----BEGIN PRIVATE KEY-----'],
    ['token', `Bearer s.${TOKEN}`],
    ['token', TOKEN],
    ['cookie', 'sid=abcdef'],
    ['password in an address', 'postgresql://shweli:geheim@db/shweli'],
  ])('a %s in a text of a log is found: %s', (kind, text) => {
    expect(kindsIn({ msg: text })).toContain(kind);
    expect(find(JSON.stringify({ msg: text }))?.masked).not.toContain(text);
  });

  it('a text of a log that names a secret beside its value is found, also within a text', () => {
    expect(kindsIn({ body: { password: 'Tr0ub4dor' } })).toEqual(['secret']);
    expect(kindsIn({ msg: JSON.stringify({ password: 'Tr0ub4dor' }) })).toEqual(['secret']);
  });

  it.each([
    '/api/order/SL000000015MM',
    '/assets/index-D4f9aXyz.js',
    '2026-11-29T06:25:00.000Z',
    'at file:///srv/shweli/node_modules/@fastify/static/index.js:509:13',
    'refused: a proxy changed the host; let it pass the host on (nginx: proxy_set_header Host $http_host)',
    'b1c7a2f0-0912-4345-9678-091234567890',
    'connect ECONNREFUSED 127.0.0.1:5432',
    'password authentication failed for user "shweli"',
  ])('a text of the program itself in a log is let pass: %s', (text) => {
    expect(kindsIn({ msg: text, user: 'clerk.yangon', time: 1_764_396_000_000 })).toEqual([]);
  });
});

describe('the logs of a run', () => {
  const directory = mkdtempSync(join(tmpdir(), 'shweli-leaks-'));
  afterAll(() => rmSync(directory, { recursive: true }));

  it('the logs of a run with one planted leak among many lines name its file, line and kind, and mask the leak', () => {
    const clean = {
      level: 30,
      time: 1_764_396_000_000,
      reqId: TOKEN,
      path: '/api/order/page',
      status: 200,
      msg: 'answered',
    };
    const lines = [
      ...Array.from({ length: 50_000 }, (_, index) => ({ ...clean, time: clean.time + index })),
      { ...clean, path: '/api/search/Daw%20Hla' },
      { ...clean, time: 1, path: '/api/search/Daw%20Hla' },
    ];
    const said = `Shweli is at http://127.0.0.1:8080\n${lines.map((line) => JSON.stringify(line)).join('\n')}\n{"level":`;
    writeFileSync(join(directory, 'server.log'), said);
    const { lines: read, failures } = readServerLogs(directory);
    expect(read).toBe(lines.length);
    expect(failures.map(({ title }) => title)).toEqual([
      expect.stringMatching(/server\.log:50002 holds name, known text: .*"\/api\/search\/\*\*\*"/),
    ]);
  });
});

it('the people of fixtures and of the demonstration are known by the marks of their fields', () => {
  const known = personalTexts();
  expect(known).toEqual(
    expect.arrayContaining(['Daw Hla', '09250111222', '7 Palace Street', 'admin@shweli.example', '12/KaTaTa(N)100001']),
  );
  expect(known.length).toBeGreaterThan(100);
});
