import { expect, test } from 'vitest';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { holdsOneOf } from '#machines/session/holds.ts';
import { roles } from '#server/company/roles.ts';
import { ACCOUNTS } from '#server/demo/accounts.ts';
import { staff } from '#server/demo/world/staff.ts';
import { rightsToNames } from '#views/session/mayLookAt.ts';
import { loadPresented, PRESENTED } from '#views/data/presentations.ts';
import { offeredBy, type FieldInfo, type Offered } from '#views/shapes/fields/kind.ts';
import { fieldsOf } from '#i18n/fieldsOf.ts';
import type { Presented } from '#views/shapes/presentation/presentation.ts';

const presented = new Map(
  await Promise.all(PRESENTED.map(async (id) => [id, (await loadPresented(id)) as Presented] as const)),
);

const permissionsOf = (account: string): readonly string[] => {
  const held = staff.find(({ username }) => username === account)?.roles ?? [];
  return roles.filter(({ code }) => held.includes(code)).flatMap(({ permissions }) => permissions);
};

/** Names that the screen of colleagues asks for with words of its own. */
const ASKED_ELSEWHERE = ['staff.colleagueInvited roles', 'staff.colleagueRightsSet roles'];

interface Named {
  readonly path: string;
  readonly to: Offered;
}

/** Returns the required fields of which a name is chosen, with those inside required groups. */
const requiredNames = (fields: readonly FieldInfo[], above = ''): Named[] =>
  fields
    .filter(({ required, initial }) => required && initial === undefined)
    .flatMap(({ name, kind }): Named[] => {
      const path = `${above}${name}`;
      if (kind.kind === 'reference' || kind.kind === 'references') return [{ path, to: offeredBy(name, kind.to) }];
      return kind.kind === 'group' || kind.kind === 'groups' ? requiredNames(kind.fields, `${path}.`) : [];
    });

/** Forms of people, each with the names that it cannot do without. */
const forms = Object.values<AggregateType>(aggregateTypes).flatMap(({ id, events }) =>
  Object.entries(events)
    .filter(([, { systemOnly }]) => !systemOnly)
    .map(([type, { payload }]) => {
      const notAsked = Object.entries(presented.get(id)?.forms ?? {}).find(([name]) => name === type)?.[1]?.notAsked;
      const names = requiredNames(fieldsOf(payload.shape));
      const isAsked = ({ path }: Named): boolean =>
        notAsked?.includes(path) !== true && !ASKED_ELSEWHERE.includes(`${type} ${path}`);
      return { type, names: names.filter(isAsked) };
    }),
);

test('forms require names of many kinds', () => {
  const kinds = new Set(forms.flatMap(({ names }) => names.map(({ to }) => to)));
  for (const kind of ['branch', 'area', 'department', 'role', 'staff']) expect([...kinds]).toContain(kind);
});

test.each(ACCOUNTS)('%s can choose every name that a form of the account requires', (account) => {
  const held = permissionsOf(account);
  const withheld = forms
    .filter(({ type }) => holdsOneOf(held, [type]))
    .flatMap(({ type, names }) =>
      names.flatMap(({ path, to }) => {
        const rights = rightsToNames(to);
        return rights === null || holdsOneOf(held, rights) ? [] : [`${type}: ${path} needs ${rights.join(' or ')}`];
      }),
    );
  expect(withheld).toEqual([]);
});
