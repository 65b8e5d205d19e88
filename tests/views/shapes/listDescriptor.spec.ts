import { describe, expect, test } from 'vitest';
import { listDescriptorDataOf } from '#i18n/listDescriptor.ts';
import { listed } from '#machines/catalogue/listed.ts';
import { loadPresented } from '#views/data/presentations.ts';
import { fieldsOf } from '#i18n/fieldsOf.ts';
import { isQuiet, toneOf } from '#views/shapes/fields/tones.ts';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import { presentedJournal } from '#views/shapes/presentation/journal.ts';
import type { Presented } from '#views/shapes/presentation/presentation.ts';
import { fieldOf, listDescriptor, type ListDescriptor } from '#views/shapes/listDescriptor/listDescriptor.ts';
import type { ListedRegister } from '#views/shapes/presentation/listedRegister.ts';

/** Returns the descriptor as the build writes it into a list's code. */
const written = (aggregateType: Presented) =>
  listDescriptor(
    JSON.parse(JSON.stringify(listDescriptorDataOf(aggregateType))) as ReturnType<typeof listDescriptorDataOf>,
    aggregateType,
    () => Promise.resolve(aggregateType),
  );

const shown = await Promise.all(
  Object.values(listed).map(
    async (aggregateType) => (await loadPresented(aggregateType.id)) ?? presentedJournal(aggregateType),
  ),
);

describe.each(shown.map((aggregateType) => [aggregateType.id, aggregateType] as const))(
  'the list descriptor of %s',
  (_, aggregateType) => {
    const drawn = written(aggregateType);

    test('the list descriptor shows every state as the aggregate type does', () => {
      for (const state of aggregateType.structure.states.keys()) {
        expect(toneOf(drawn, state)).toBe(toneOf(aggregateType, state));
        expect(isQuiet(drawn, state)).toBe(isQuiet(aggregateType, state));
      }
      for (const region of aggregateType.structure.regions)
        expect(stateValues(drawn, region)).toEqual(stateValues(aggregateType, region));
    });

    test('the list descriptor knows every field of the row by its kind', () => {
      const fields = fieldsOf(aggregateType.rowSchema.shape).filter(({ kind }) => kind.kind !== 'upload');
      expect(fields.map(({ name }) => fieldOf(drawn, name).kind)).toEqual(fields.map(({ kind }) => kind));
    });
  },
);

test('a field that a list descriptor lacks is a programming error', () => {
  const [aggregateType] = shown;
  expect(() => fieldOf(written(aggregateType as Presented), 'nothing')).toThrow(/no field nothing/);
});

const DESCRIPTORS = import.meta.glob<ListDescriptor>('../../../src/views/records/*/listDescriptor.ts', {
  eager: true,
  import: 'default',
});
const REGISTERS = import.meta.glob<ListedRegister>('../../../src/views/records/*/listed.ts', {
  eager: true,
  import: 'default',
});
const built = [
  ...Object.values(DESCRIPTORS),
  ...Object.values(REGISTERS).map(({ descriptorData }) =>
    listDescriptor(descriptorData, { tones: {}, quiet: [] }, () => Promise.reject(new Error('not needed'))),
  ),
].map((one) => [one.id, one] as const);

test.each(built)(
  'what the build writes of %s means what its machine means',
  (id, { fields, storable, births, timeBounds, isReported, forStaff }) => {
    const aggregateType = shown.find((one) => one.id === id);
    const own = written(aggregateType as Presented);
    expect({ fields, storable, births, timeBounds, isReported, forStaff }).toEqual({
      fields: own.fields,
      storable: own.storable,
      births: own.births,
      timeBounds: own.timeBounds,
      isReported: own.isReported,
      forStaff: own.forStaff,
    });
  },
);
