import { describe, expect, it } from 'vitest';
import { isChanged, merge, type Side } from '#server/company/merge.ts';

const SETS = ['grants'];
const WAYS = { sets: SETS, positions: ['sort'] };
const inUse = (fields: Side['fields']): Side => ({ fields, inUse: true });
const retired = (fields: Side['fields']): Side => ({ fields, inUse: false });
const quiet = { change: null, fields: {}, conflicts: [], waits: false };

describe('fields', () => {
  const merged = (shipped: Side['fields'], standard: Side['fields'], own: Side['fields']) =>
    merge(WAYS, { shipped: inUse(shipped), standard, own: inUse(own) });

  it('a merge takes fields that only the standard company changed', () => {
    const result = merged({ title: 'A', sort: 1 }, { title: 'B', sort: 1 }, { title: 'A', sort: 7 });
    expect(result).toEqual({ ...quiet, fields: { title: 'B' } });
  });

  it('a merge empties fields that the standard company dropped', () => {
    expect(merged({ title: 'A', icon: 'box' }, { title: 'A' }, { title: 'A', icon: 'box' }).fields).toEqual({
      icon: null,
    });
  });

  it('a merge leaves fields that the installation changed alone, or to the same as the standard company', () => {
    expect(merged({ title: 'A' }, { title: 'A' }, { title: 'C' })).toEqual(quiet);
    expect(merged({ title: 'A' }, { title: 'B' }, { title: 'B' })).toEqual(quiet);
  });

  it('a merge finds a conflict in fields that the installation and the standard company changed differently', () => {
    const { fields, conflicts, waits } = merged(
      { title: 'A', sort: 1 },
      { title: 'B', sort: 2 },
      { title: 'C', sort: 1 },
    );
    expect(fields).toEqual({ sort: 2 });
    expect(conflicts).toEqual([{ kind: 'bothChanged', field: 'title', shipped: 'A', standard: 'B', own: 'C' }]);
    expect(waits).toBe(false);
  });

  it('a merge of fields treats a missing value and null as one', () => {
    expect(merged({ icon: null }, {}, {})).toEqual(quiet);
    expect(isChanged(SETS, { shipped: inUse({ icon: null }), standard: {} })).toBe(false);
  });
});

describe('positions', () => {
  it('a merge leaves the position of an entry that the installation moved, without a conflict', () => {
    const merged = (own: number) =>
      merge(WAYS, { shipped: inUse({ sort: 1090 }), standard: { sort: 1087 }, own: inUse({ sort: own }) });
    expect(merged(1035)).toEqual(quiet);
    expect(merged(1090)).toEqual({ ...quiet, fields: { sort: 1087 } });
  });

  it('a merge takes a position for no news of an entry that the installation retired', () => {
    const own = retired({ title: 'A', sort: 1090 });
    const sides = { shipped: inUse({ title: 'A', sort: 1090 }), standard: { title: 'A', sort: 1087 }, own };
    expect(merge(WAYS, sides)).toEqual(quiet);
  });
});

describe('sets', () => {
  const merged = (shipped: string[], standard: string[], own: string[]) =>
    merge(WAYS, { shipped: inUse({ grants: shipped }), standard: { grants: standard }, own: inUse({ grants: own }) });

  it('a merged set keeps what was removed here removed and what was added here added, while news arrive', () => {
    expect(merged(['a', 'b'], ['a', 'b', 'new'], ['own', 'a'])).toEqual({
      ...quiet,
      fields: { grants: ['own', 'a', 'new'] },
    });
  });

  it('a merged set loses what the standard company removed', () => {
    expect(merged(['a', 'b'], ['a'], ['a', 'b', 'own']).fields).toEqual({ grants: ['a', 'own'] });
  });

  it('a merged set has no order', () => {
    expect(isChanged(SETS, { shipped: inUse({ grants: ['a', 'b'] }), standard: { grants: ['b', 'a'] } })).toBe(false);
    expect(merged(['a'], ['a', 'b'], ['b', 'a'])).toEqual(quiet);
  });
});

describe('whole entries', () => {
  it('an entry is registered where it is new, also below an entry that an older installation never got', () => {
    expect(merge(WAYS, { shipped: null, standard: { title: 'A' }, own: null }).change).toBe('registered');
    expect(merge(WAYS, { shipped: inUse({ title: 'A' }), standard: { title: 'B' }, own: null })).toEqual({
      ...quiet,
      change: 'registered',
      fields: { title: 'B' },
    });
  });

  it('a new entry is taken as shipped where the installation made the same, and in conflict where it made another', () => {
    expect(merge(WAYS, { shipped: null, standard: { title: 'A' }, own: inUse({ title: 'A' }) })).toEqual(quiet);
    const own = inUse({ title: 'B' });
    expect(merge(WAYS, { shipped: null, standard: { title: 'A' }, own })).toEqual({
      ...quiet,
      conflicts: [{ kind: 'bothAdded', field: null, shipped: null, standard: { title: 'A' }, own }],
    });
  });

  it('an entry retired in the standard company is retired if nobody changed it, and left in conflict if somebody did', () => {
    const shipped = inUse({ title: 'A' });
    expect(merge(WAYS, { shipped, standard: null, own: shipped })).toEqual({ ...quiet, change: 'retired' });
    const own = inUse({ title: 'B' });
    expect(merge(WAYS, { shipped, standard: null, own })).toEqual({
      ...quiet,
      conflicts: [{ kind: 'retiredInStandard', field: null, shipped: { title: 'A' }, standard: null, own }],
    });
  });

  it('an entry stays retired where the installation retired it, and waits with what is new', () => {
    const shipped = inUse({ title: 'A' });
    const { change, conflicts, waits } = merge(WAYS, {
      shipped,
      standard: { title: 'B' },
      own: retired({ title: 'A' }),
    });
    expect({ change, kinds: conflicts.map(({ kind }) => kind), waits }).toEqual({
      change: null,
      kinds: ['retiredHere'],
      waits: true,
    });
    // Retired on both sides, here first. A later return to the standard company leaves it retired here.
    expect(merge(WAYS, { shipped, standard: null, own: retired({ title: 'A' }) })).toEqual({ ...quiet, waits: true });
  });

  it('an entry is restored where the standard company retired it and brings it back', () => {
    expect(
      merge(WAYS, { shipped: retired({ title: 'A' }), standard: { title: 'B' }, own: retired({ title: 'A' }) }),
    ).toEqual({ ...quiet, change: 'restored', fields: { title: 'B' } });
  });
});
