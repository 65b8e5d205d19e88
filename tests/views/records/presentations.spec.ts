import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { creatingEventsOf } from '#machines/kit/listDescriptor.ts';
import { movesOf } from '#machines/kit/moves.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { fileHash } from '#machines/fields/uploads.ts';
import { loadPresented, PRESENTED } from '#views/data/presentations.ts';
import { actsOf, primaryOf, shownOf } from '#views/shapes/detail/actions.ts';
import type { FieldInfo } from '#views/shapes/fields/kind.ts';
import { fieldsOf } from '#i18n/fieldsOf.ts';
import { placedIn } from '#views/shapes/form/placed.ts';
import { isRed } from '#views/shapes/presentation/acts.ts';
import type { FormOfEvent } from '#views/shapes/presentation/eventForm.ts';
import type { Presented } from '#views/shapes/presentation/presentation.ts';

const all = await Promise.all(PRESENTED.map(async (id) => (await loadPresented(id)) as Presented));

/** Pairs of which each leads on from where the other has led: a level to any other, and the rounds of a parcel in a branch. */
const EITHER_WAY = [
  /^merchant\.movedToLv\d and merchant\.movedToLv\d$/,
  /^order\.(?:shelved and order\.sorted|sorted and order\.warehoused)$/,
];
const TAKES_BACK =
  /(?:cancel|void|withdraw|undo|disable|(?<!un)lock|retire|revoke|abandon|unseal|unload|delete|remove)\w*$/i;

/** Returns the types of events that people may propose. */
const peoples = ({ events }: Presented): string[] => Object.keys(events).filter((type) => !events[type]?.systemOnly);

/** Returns a record in a state of one region, with the initial states elsewhere. */
const standing = (aggregateType: Presented, region: string, state: string): Aggregate => {
  const born = notCreated(aggregateType, 'X1');
  return { ...born, version: 1, states: { ...born.states, [region]: state } };
};

/** Returns the paths of all fields that people fill in, with those inside groups. */
const leavesOf = (fields: readonly FieldInfo[], above = ''): string[] =>
  fields
    .filter(({ kind }) => kind.kind !== 'fileHash')
    .flatMap(({ name, kind }) =>
      kind.kind === 'group' ? leavesOf(kind.fields, `${above}${name}.`) : [`${above}${name}`],
    );

test('every record type has one presentation, in the folder of its name', () => {
  expect(PRESENTED.toSorted()).toEqual(Object.keys(aggregateTypes).toSorted());
  expect(all.map(({ id }) => id)).toEqual(PRESENTED);
});

describe.each(all.map((aggregateType) => [aggregateType.id, aggregateType] as const))(
  'the presentation of %s',
  (_, aggregateType) => {
    const { forward, beside, back } = aggregateType.acts;

    test('the presentation of a record type ranks every event that people may propose, once', () => {
      expect([...forward, ...beside, ...back].toSorted()).toEqual(peoples(aggregateType).toSorted());
    });

    test('the presentation of a record type names only states that the machine has', () => {
      const named = [...Object.keys(aggregateType.tones), ...aggregateType.quiet];
      expect(named.filter((state) => !aggregateType.structure.states.has(state))).toEqual([]);
    });

    test('the presentation of a record type never makes an event that cancels, undoes or disables the primary button', () => {
      const primaries = [...aggregateType.structure.states.values()]
        .filter(({ meta }) => meta.absent !== true)
        .flatMap(({ id, region }) => {
          const events = Object.keys(aggregateType.events).map((type) => ({ type, allowed: true, refusals: [] }));
          const acts = actsOf(aggregateType, standing(aggregateType, region, id), events).map((act) => ({
            ...act,
            allowed: act.declared,
          }));
          // Under every refusal: each event back to an earlier state is the only allowed one in turn.
          const alone = back.map((only) => acts.map((act) => ({ ...act, allowed: act.type === only && act.declared })));
          return [acts, ...alone].flatMap((some) => primaryOf(shownOf(aggregateType, some))?.type ?? []);
        });
      expect(primaries.filter((type) => !forward.includes(type))).toEqual([]);
    });

    test('the presentation of a record type never carries a record on both by an event and by the one that leads straight back', () => {
      const carried = aggregateType.structure.regions.flatMap((region) =>
        movesOf(aggregateType, region).flatMap(({ from, to, events }) =>
          events.filter((type) => forward.includes(type)).map((type) => ({ from, to, type })),
        ),
      );
      const opposites = carried.flatMap((one) =>
        carried
          .filter(({ from, to }) => from === one.to && to === one.from)
          .map(({ type }) => [one.type, type].toSorted().join(' and ')),
      );
      expect(opposites.filter((pair) => !EITHER_WAY.some((shape) => shape.test(pair)))).toEqual([]);
    });

    test('the presentation of a record type carries no record on by an event whose name says that it ends or takes back', () => {
      expect(forward.filter((type) => TAKES_BACK.test(type))).toEqual([]);
    });

    test('the presentation of a record type has a place in a section for every field of a form that has sections', () => {
      const missing = Object.entries(aggregateType.forms).flatMap(([type, form]) => {
        if (!form) return [];
        const fields = fieldsOf(aggregateType.events[type]?.payload.shape ?? {});
        const shown = placedIn(form, fields).flatMap((row) => row.flatMap((section) => section.fields));
        const placed = shown.flatMap(({ info, above }) => leavesOf([info], above));
        const asked = leavesOf(fields).filter((path) => form.notAsked?.includes(path) !== true);
        return asked.filter((path) => !placed.includes(path)).map((path) => `${type}: ${path}`);
      });
      expect(missing).toEqual([]);
    });
  },
);

/** Returns the paths of a payload's fields, with those inside groups, from its schema alone. */
const payloadPaths = (shape: z.ZodRawShape, above = ''): string[] =>
  Object.entries(shape).flatMap(([name, schema]) => {
    let inner = schema as z.ZodType;
    while (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable || inner instanceof z.ZodDefault)
      inner = inner.unwrap() as z.ZodType;
    if (inner === fileHash) return [];
    return inner instanceof z.ZodObject ? payloadPaths(inner.shape, `${above}${name}.`) : [`${above}${name}`];
  });

/** Returns the form of an event with sections; undefined without one. */
const formOf = ({ forms }: Presented, type: string): FormOfEvent | undefined =>
  Object.entries(forms).find(([name]) => name === type)?.[1];

/** Returns the fields of an event's payload that its form omits, as event and path. */
function notAskedFor({ events }: Presented, type: string, form: FormOfEvent | undefined): string[] {
  const shape = events[type]?.payload.shape ?? {};
  const fields = fieldsOf(shape);
  const asked = form
    ? placedIn(form, fields).flatMap((row) =>
        row.flatMap((section) => section.fields.flatMap(({ info, above }) => leavesOf([info], above))),
      )
    : leavesOf(fields);
  return payloadPaths(shape)
    .filter((path) => !asked.includes(path) && form?.notAsked?.includes(path) !== true)
    .map((path) => `${type}: ${path}`);
}

describe.each(all.map((aggregateType) => [aggregateType.id, aggregateType] as const))(
  'the form that creates %s',
  (_, aggregateType) => {
    const births = creatingEventsOf(aggregateType).filter((type) => aggregateType.events[type]?.systemOnly === false);

    test('the form that creates a record asks for every field of the event, in a section or without any', () => {
      const missing = births.flatMap((type) => notAskedFor(aggregateType, type, formOf(aggregateType, type)));
      expect(missing).toEqual([]);
    });
  },
);

test('a field that is in no section of a form is named', async () => {
  const order = (await loadPresented('order')) as Presented;
  const form = formOf(order, 'order.created') as FormOfEvent;
  const sections = form.sections.map((section) => ({
    ...section,
    fields: section.fields.filter((path) => path !== 'pieces' && path !== 'receiver.phone'),
  }));
  expect(notAskedFor(order, 'order.created', { ...form, sections })).toEqual([
    'order.created: receiver.phone',
    'order.created: pieces',
  ]);
});

test('the button of an event that carries a record on is never red', () => {
  const forward = all.flatMap(({ acts }) => acts.forward.filter((type) => isRed(acts, type, true)));
  expect(forward).toEqual([]);
  const order = all.find(({ id }) => id === 'order');
  expect(isRed(order?.acts, 'order.signed', true)).toBe(false);
  expect(isRed(order?.acts, 'order.cancelled', true)).toBe(true);
  expect(isRed(order?.acts, 'order.cancelled', false)).toBe(false);
});

test('the forward event of a state is offered first, and what takes it back is no primary button', async () => {
  const primaryIn = async (id: string, state: string): Promise<string | undefined> => {
    const aggregateType = (await loadPresented(id)) as Presented;
    const events = Object.keys(aggregateType.events).map((type) => ({ type, allowed: true, refusals: [] }));
    const acts = actsOf(aggregateType, standing(aggregateType, aggregateType.structure.main, state), events);
    return primaryOf(shownOf(aggregateType, acts))?.type;
  };
  expect(await primaryIn('inventoryTask', 'notStarted')).toBe('inventoryTask.started');
  expect(await primaryIn('package', 'sealed')).toBe('package.loaded');
  expect(await primaryIn('receipt', 'toBeConfirmed')).toBe('receipt.confirmed');
  expect(await primaryIn('shipment', 'enabled')).toBe('shipment.shippedOut');
  expect(await primaryIn('staff', 'onJob')).toBe('staff.amended');
  expect(await primaryIn('carrier', 'registered')).toBe('carrier.amended');
});
