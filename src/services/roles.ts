import type { InputOf, ReplyOf } from '#calls/contract.ts';
import { readAllMenus, type BuiltMenu } from '#calls/menus.ts';
import * as calls from '#calls/roles.ts';
import { call, type AskOptions } from './http.ts';
import { allRows } from './page.ts';

export type { BuiltMenu };

/** Holders of a role: those within the person's scope by name, and the number of all. */
export type Holders = ReplyOf<typeof calls.readHolders>;
export type Holder = Holders['holders'][number];

/** An entry of the whole menu, for maintenance. */
export type MenuEntry = ReplyOf<typeof readAllMenus>['content'][number];

/** A role, as its rules and screens read it. */
export interface RoleRow {
  readonly id: string;
  readonly name: string;
  readonly nameZh: string;
  readonly level: number;
  readonly dataScope: string;
  readonly customBranches: readonly string[];
  readonly permissions: readonly string[];
  readonly menus: readonly string[];
  readonly secondFactor: boolean;
}

/** Loads who holds a role. */
export const readHolders = (id: string, options?: AskOptions): Promise<Holders> =>
  call(calls.readHolders, { params: { id } }, options);

/** Rights of a role as its preview reads them. */
export type PreviewedRights = InputOf<typeof calls.previewMenu>['body'];

/** A screen of a previewed menu. */
export type PreviewedScreen = ReplyOf<typeof calls.previewMenu>['screens'][number];

/** Loads the menu that rights show, and what its screens show. */
export const previewMenu = (
  rights: PreviewedRights,
  options?: AskOptions,
): Promise<ReplyOf<typeof calls.previewMenu>> => call(calls.previewMenu, { body: rights }, options);

/** Loads every entry of the menu, in its order. */
export const readMenuEntries = async (options?: AskOptions): Promise<readonly MenuEntry[]> =>
  (await call(readAllMenus, { query: {} }, options)).content;

const IN_USE = [{ field: 'state', op: 'eq', value: 'registered' }] as const;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** Loads every role in use, the highest first. */
export const readRoles = async (options?: AskOptions): Promise<readonly RoleRow[]> => {
  const rows = await allRows('role', { filters: IN_USE }, options);
  return rows
    .map((row) => ({
      id: row.id,
      name: text(row['name']) || row.id,
      nameZh: text(row['nameZh']) || text(row['name']) || row.id,
      level: Number(row['level']),
      dataScope: text(row['dataScope']),
      customBranches: texts(row['customBranches']),
      permissions: texts(row['permissions']),
      menus: texts(row['menus']),
      secondFactor: row['secondFactor'] === true,
    }))
    .toSorted((one, other) => one.level - other.level || one.name.localeCompare(other.name));
};
