import type { Language } from '#i18n/languages.ts';
import { MADE_UP_SHA256 } from '#instruments/sandbox/lookups.ts';
import type { Part } from '#instruments/sandbox/people.ts';
import { aggregatesOf, type Sandbox } from '#instruments/sandbox/world.ts';
import type { Verdict } from '#services/propose.ts';
import type { Offered } from '#views/shapes/fields/kind.ts';
import type { Environment, PictureProps } from '#views/shapes/fields/environment.ts';
import type { Reference } from '#views/shapes/fields/reference.ts';
import { Checkbox } from '#views/ui/Checkbox.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { useWords } from '#views/language/words.tsx';
import type { RunStore } from './runStore.ts';

/** A checkbox in place of a picture, because pictures of a sandbox are made up. */
function MadeUpPicture({ inputs, name, kind, above, label, error }: PictureProps) {
  const words = useWords();
  const value = inputs.valueAt(name);
  const id = `made-up ${inputs.machine} ${name}`.replaceAll(/[^A-Za-z0-9]+/g, '-');
  const put = (on: boolean): void => {
    inputs.change(name, on ? (kind.kind === 'upload' ? id : [id]) : undefined);
    if (kind.hashIn !== null) inputs.change(`${above}${kind.hashIn}`, on ? MADE_UP_SHA256 : undefined);
    inputs.touch(name);
  };
  return (
    <Stack gap="xs">
      <Checkbox name={name} isSelected={value !== undefined} onChange={put}>
        {words.text('ui.simulate.madeUpPicture', { field: label })}
      </Checkbox>
      {error !== undefined && <Notice tone="critical">{error}</Notice>}
    </Stack>
  );
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Machine of the aggregates of each kind of reference. */
const MACHINES: Readonly<Partial<Record<Offered, string>>> = {
  collector: 'staff',
  deliverer: 'staff',
  maintainer: 'staff',
};

/** Returns the names of references among the aggregates of a sandbox. */
function referencesIn(sandbox: Sandbox, to: Offered, language: Language): readonly Reference[] {
  const machine = MACHINES[to] ?? to;
  return [...aggregatesOf(sandbox).all(machine)].flatMap(({ id, context }) => {
    const row = context as Readonly<Record<string, unknown>>;
    if (machine === 'question' && row['language'] !== (language === 'zh' ? 'cn' : 'us')) return [];
    if (machine === 'staff') {
      const [role = ''] = row['roles'] as readonly string[];
      if ((to === 'collector' || to === 'deliverer') && role !== 'courier') return [];
      const own = to === 'maintainer' ? text(row['staffCode']) : id;
      return [{ id: own, label: text(row['nickName']), description: `${role} · ${text(row['operateBranch'])}` }];
    }
    const called = language === 'zh' ? text(row['nameZh']) : text(row['nameEn']);
    return [
      {
        id,
        label: called || text(row['name']) || text(row['plateNumber']) || id,
        description: id,
        branch: text(row['companyCode']),
      },
    ];
  });
}

/** Returns the environment in which forms send to a sandbox and read names from it. */
export const environmentOf = (store: RunStore, part: Part): Environment => ({
  now: () => store.get().sandbox.now,
  propose: (aggregateType, aggregate, type, payload): Verdict => {
    const id = aggregate.version === 0 ? null : aggregate.id;
    const { refused, events } = store.step({ kind: 'act', by: part, id, type, data: { ...payload } });
    return {
      key: type,
      machine: aggregateType.id,
      id: events[0]?.id ?? id,
      status: refused ? 'refused' : 'accepted',
      // A refusal from another aggregate concerns no field of this form.
      refusals: refused?.refusals.map((one) => ({ ...one, field: refused.type === type ? one.field : null })) ?? [],
    };
  },
  refused: (_aggregateType, { id, version }, type, payload, refusals): void =>
    store.refuse(
      { kind: 'act', by: part, id: version === 0 ? null : id, type, data: { ...payload } },
      refusals.map(({ code, rule = null, values = {}, field = null }) => ({ code, rule, values, field })),
    ),
  referencesOf: (to, language) => referencesIn(store.get().sandbox, to, language),
  Picture: MadeUpPicture,
});
