import { describe, expect, it } from 'vitest';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { isFound } from '#machines/lookups/found/index.ts';
import { machinesLed } from '#modelTesting/world/campaign.ts';
import { providers } from '#server/lookups/providers.ts';
import { keepInvariants, prepareWorld } from './allTogether.ts';

prepareWorld();
keepInvariants(1000, 50);

describe('histories at random', () => {
  it('histories at random cover every aggregate type', () => {
    expect(Object.keys(aggregateTypes).filter((aggregateType) => !machinesLed.includes(aggregateType))).toEqual([]);
  });

  it('histories at random find every lookup that the server reads for the machines', () => {
    const missed = Object.entries(providers).flatMap(([machine, own]) =>
      Object.entries(own).flatMap(([name, provider]) =>
        'machine' in provider || isFound(machine, name) ? [] : [`${machine}.${name}`],
      ),
    );
    expect(missed).toEqual([]);
  });
});
