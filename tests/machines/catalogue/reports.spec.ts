import { describe, expect, it } from 'vitest';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import type { Report } from '#machines/kit/report.ts';
import { marksOf } from '#machines/fields/personal.ts';
import { reportOn, REPORTS } from '#machines/catalogue/reports.ts';
import english from '#i18n/en.json' with { type: 'json' };
import chinese from '#i18n/zh.json' with { type: 'json' };

const said = new Set(Object.keys(english).filter((id) => id in chinese));

describe.each(Object.entries(REPORTS))('the report on %s', (machine, declared) => {
  const report: Report = declared;
  const fields = aggregateTypes[machine]?.rowSchema.shape ?? {};
  const marks = marksOf(aggregateTypes[machine] as NonNullable<(typeof aggregateTypes)[string]>);

  it('a report has a title and a formula for each measure, in both languages', () => {
    const ids = Object.keys(report.measures).flatMap((id) => [`measure.${machine}.${id}`, `formula.${machine}.${id}`]);
    expect(ids.filter((id) => !said.has(id))).toEqual([]);
  });

  it('a report has a title for each dimension, in both languages', () => {
    const untitled = Object.entries(report.dimensions).filter(
      ([id, { field }]) =>
        ![`dimension.${machine}.${id}`, `field.${machine}.${field}`, `field.${field}`].some((title) => said.has(title)),
    );
    expect(untitled).toEqual([]);
  });

  it('a report measures and groups by fields of the row, none of which is masked', () => {
    const named = [
      ...Object.values(report.dimensions).flatMap(({ field, name }) => [field, ...(name ? [name] : [])]),
      ...Object.values(report.measures).flatMap(({ field, since, where = [], of = [] }) => [
        ...(field ? [field] : []),
        ...(since ? [since] : []),
        ...[...where, ...of].map((condition) => condition.field),
      ]),
    ];
    expect(named.filter((field) => !(field in fields))).toEqual([]);
    const masked = new Set(['phone', 'email', 'identity', 'homeAddress', 'address']);
    expect(named.filter((field) => masked.has(marks.get(field) ?? ''))).toEqual([]);
  });

  it('a report takes rates of rows that reports offer too, by fields and dimensions of both', () => {
    for (const { per } of Object.values(report.measures)) {
      if (!per) continue;
      const of: Report | undefined = reportOn(per.machine);
      const dimensions = Object.values(report.dimensions).map(({ field }) => field);
      expect(Object.keys(per.fields).filter((field) => !dimensions.includes(field))).toEqual([]);
      const times = Object.values(report.dimensions).filter(({ kind }) => kind === 'time');
      expect(Object.keys(per.fields)).toEqual(expect.arrayContaining(times.map(({ field }) => field)));
      const others = Object.values(per.fields).flatMap((several) => several ?? []);
      expect(others.filter((field) => of?.dimensions[field]?.field !== field)).toEqual([]);
    }
  });

  it('a report groups by the branch that answers for a record, where the row has one', () => {
    expect('branch' in fields && !('branch' in report.dimensions)).toBe(false);
  });

  it('a report begins with a count, and has a time for its period', () => {
    expect(Object.values(report.measures)[0]?.functions).toEqual(['count']);
    expect(report.dimensions[report.period]?.kind).toBe('time');
  });
});
