import { expect, test } from 'vitest';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { postingMachines } from '#machines/postings/index.ts';
import { roles } from '#server/company/roles.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { ownPanes, paneFor } from '#views/shapes/detail/ownPanes.ts';
import { ledgerTab } from '#views/shapes/ledger/ledgerTab.tsx';
import type { Presented } from '#views/shapes/presentation/presentation.ts';

const may = (role: string) => {
  const granted = roles.find(({ code }) => code === role)?.permissions ?? [];
  return (permission: string): boolean => granted.includes(permission) || granted.includes('*');
};

const panesOf = (machine: string) => {
  const aggregateType = aggregateTypes[machine] as Presented;
  return [ledgerTab(aggregateType), logTab(aggregateType)];
};

test.each(postingMachines)('who may not read the ledger sees no pane of it on a %s, nor opens one', (machine) => {
  const own = ownPanes(panesOf(machine), may('clerk'));
  expect(own.map(({ id }) => id)).toEqual(['log']);
  expect([paneFor('ledger', own), paneFor('log', own), paneFor(null, own)]).toEqual(['basic', 'log', 'basic']);
});

test.each(['finance', 'auditor', 'admin'])('%s sees it, also by its address', (role) => {
  const own = ownPanes(panesOf('receivable'), may(role));
  expect(own.map(({ id }) => id)).toEqual(['ledger', 'log']);
  expect(paneFor('ledger', own)).toBe('ledger');
});
