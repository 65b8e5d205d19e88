import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';

const root = fileURLToPath(new URL('../../src/machines/', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));

/** Removes comments and quoted texts, so that a word in a sentence is no fault. */
const bare = (text: string): string =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\/\/.*$/gm, '')
    .replaceAll(/'(?:[^'\\\n]|\\.)*'/g, "''");

/** Patterns that a machine must not contain, with the reasons. A replay must always give the same answer. */
const forbidden: Readonly<Record<string, RegExp>> = {
  'reads the clock': /\bDate\.now\b|\bnew Date\(\s*\)|\bDate\(\s*\)|\bperformance\.|\bdayjs\(\s*\)/,
  'throws dice': /\bMath\.random\b|\bcrypto\b|\brandomUUID\b/,
  'speaks to the world': /\bconsole\b|\bfetch\(|\bXMLHttpRequest\b|\bWebSocket\b|\bprocess\./,
  'keeps things': /\blocalStorage\b|\bsessionStorage\b|\bindexedDB\b/,
  waits: /\bsetTimeout\b|\bsetInterval\b|\bqueueMicrotask\b|\bawait\b|\basync\b|\bPromise\b/,
  'starts something': /\binvoke\s*:|\bspawnChild\b|\bfromPromise\b|\bfromCallback\b/,
};

const faultsIn = (text: string): string[] =>
  Object.entries(forbidden).flatMap(([fault, shape]) => (shape.test(bare(text)) ? [fault] : []));

const nameOf = (action: unknown): unknown =>
  typeof action === 'object' && action !== null && 'type' in action ? action.type : action;

const leavesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(leavesOf)];

describe('the machines are pure', () => {
  it.each(files)('the machine file %s is pure', (name) => {
    expect(faultsIn(readFileSync(join(root, name), 'utf8'))).toEqual([]);
  });

  it.each([
    ['const now = Date.now();', 'reads the clock'],
    ['const now = new Date();', 'reads the clock'],
    ['const id = Math.random();', 'throws dice'],
    ['console.log(1);', 'speaks to the world'],
    ['void fetch(address);', 'speaks to the world'],
    ['setTimeout(run, 1);', 'waits'],
    ['const state = { invoke: { src } };', 'starts something'],
  ])('the check that the machines are pure would notice %s', (text, fault) => {
    expect(faultsIn(text)).toEqual([fault]);
  });

  it('the check that the machines are pure would not mind a word in a sentence, or a time that is given', () => {
    expect(faultsIn("/* not Date.now */ const text = 'console'; const day = new Date(instant); // fetch(")).toEqual([]);
  });

  it('the machines import nothing but themselves, xstate, zod and the table of phone numbers', () => {
    const strange = files.flatMap((name) => {
      const text = readFileSync(join(root, name), 'utf8');
      const places = [...text.matchAll(/from '([^']+)'/g)].map(([, place]) => place ?? '');
      return places
        .filter((place) => !/^(?:xstate|zod|libphonenumber-js)(?:\/|$)/.test(place))
        .filter((place) => !place.startsWith('#machines/'))
        .filter((place) => relative(root, join(root, name, '..', place)).startsWith('..'))
        .map((place) => `${name}: ${place}`);
    });
    expect(strange).toEqual([]);
  });
});

const COMBINATIONS = new Set(['and', 'or', 'not', 'stateIn']);

/** Returns whether a guard consists of named rules and XState's conditions on states only. */
const isNamed = (guard: unknown): boolean => {
  if (typeof guard !== 'function') return guard === undefined || (guard as { type: string }).type === 'obeys';
  const { guards = [] } = guard as { guards?: readonly unknown[] };
  return COMBINATIONS.has(guard.name) && 'check' in guard && guards.every(isNamed);
};

describe.each(Object.values(aggregateTypes).map((aggregateType) => [aggregateType.id, aggregateType] as const))(
  'the machine of %s',
  (_, aggregateType) => {
    const nodes = leavesOf(aggregateType.machine.root);
    const definitions = nodes.flatMap((node) => [...node.transitions.values()].flat());

    it('a machine judges by named rules and acts by one named action, nothing inline', () => {
      const inline = definitions.filter(
        ({ guard, actions }) => !isNamed(guard) || actions.some((action) => nameOf(action) !== 'apply'),
      );
      expect(inline.map(({ source, eventType }) => `${source.id} ${eventType}`)).toEqual([]);
    });

    it('a machine has no transitions of its own accord, no children, and no delays but deadlines', () => {
      expect(nodes.filter(({ invoke, exit }) => invoke.length + exit.length > 0).map(({ id }) => id)).toEqual([]);
      expect(nodes.filter(({ always, after }) => (always?.length ?? 0) + after.length > 0).map(({ id }) => id)).toEqual(
        [],
      );
      const entries = nodes.flatMap(({ entry }) => entry as readonly { type?: string; id?: unknown }[]);
      expect(entries.filter(({ type, id }) => type !== 'xstate.raise' || typeof id !== 'string')).toEqual([]);
    });
  },
);
