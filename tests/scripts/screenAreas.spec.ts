import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { modulesOf, NAMES } from '../../scripts/vite/screenAreas.ts';

test.each(NAMES)('the files that %s is made of are known, so that a start by its address asks for them', (name) => {
  expect(modulesOf(name).filter((file) => !existsSync(file))).toEqual([]);
});

test('a screen in a folder of its own, and one that a function makes, are found by what their entries import', () => {
  expect(modulesOf('finance/Overview')).toEqual(['src/views/finance/overview/Overview.tsx']);
  expect(modulesOf('reports/RegionalDispatch')).toEqual(['src/views/reports/ready/screens.ts']);
  expect(modulesOf('audit/Duties')).toEqual(['src/instruments/audit/Duties.tsx']);
});

test('a name without an entry has no files', () => {
  expect(() => modulesOf('transport/Balloons')).toThrow('no file of transport/Balloons');
});
