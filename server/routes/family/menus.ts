import { amendMenu, deleteMenus, registerMenu, type MenuForm } from '#calls/menus.ts';
import type { Language } from '#i18n/languages.ts';
import type { Menu } from '#machines/registers/index.ts';
import { Problem } from '../../http/errors.ts';
import { implement, type Route } from '../../http/route.ts';
import type { Core } from '../context.ts';
import { entriesOf } from '../masterData/menus.ts';
import { changesIn } from './changes.ts';
import { createProposing } from './proposing.ts';
import { titlesOf } from './titles.ts';

const KINDS = ['catalog', 'menu', 'button'] as const;
/** Sort of an entry that names none, after those that do. */
const LAST_SORT = 999;
/** Parents that mean the top of the menu in the calls of the family. */
const TOP = ['0', ''];

const parentOf = (pid: string | null): string | null => (pid === null || TOP.includes(pid) ? null : pid);

/** Returns the fields of an entry that a form has; an absent one stays as it is. */
const fieldsOf = (form: MenuForm, language: Language, kept?: Menu) => {
  const { title: given, titleEn, titleZh, iFrame: link, menuSort: sort, type, pid } = form;
  const written = { given, en: titleEn, zh: titleZh };
  const titles = titlesOf(written, language, kept && { en: kept.title, zh: kept.titleZh });
  return {
    title: titles.en,
    titleZh: titles.zh,
    kind: type === undefined ? undefined : KINDS[type],
    parent: pid === undefined ? undefined : parentOf(pid),
    permission: form.permission,
    path: form.path === null ? '' : form.path,
    component: form.component,
    componentName: form.componentName,
    icon: form.icon,
    sort,
    link,
    cache: form.cache,
    hidden: form.hidden,
  };
};

type Fields = Partial<ReturnType<typeof fieldsOf>>;

const taken = (rule: string, field: string, value: string): Problem =>
  new Problem('invalid', { refusals: [{ code: 'invalid', rule, values: { field, value } }] });

/** Rejects a title that a neighbour has, and a component name in use (calls.md 2.2). */
const requireUnique = (others: readonly Menu[], parent: string | null, { title, componentName }: Fields): void => {
  if (title !== undefined && others.some((other) => other.parent === parent && other.title === title))
    throw taken('menu.titleTaken', 'title', title);
  if (componentName && others.some((other) => other.componentName === componentName))
    throw taken('menu.componentNameTaken', 'componentName', componentName);
};

/** Returns the ids without those below another of them, which are deleted with it. */
const topmost = (ids: readonly string[], entries: readonly Menu[]): string[] => {
  const parents = new Map(entries.map(({ code, parent }) => [code, parent]));
  const isBelow = (id: string, seen: ReadonlySet<string> = new Set()): boolean => {
    const parent = parents.get(id);
    if (parent === undefined || parent === null || seen.has(parent)) return false;
    return ids.includes(parent) || isBelow(parent, new Set([...seen, parent]));
  };
  return [...new Set(ids)].filter((id) => !isBelow(id));
};

/** Routes by which older clients keep the menu (§7; calls.md 2.2). */
export const menuWrites = ({ pool, proposer }: Core): Route[] => {
  const propose = createProposing(proposer);
  return [
    implement(registerMenu, async (call) => {
      const { body, language } = call;
      const fields = fieldsOf(body, language);
      const { parent = null, kind = 'menu', path = '', componentName } = fields;
      requireUnique(await entriesOf(pool), parent, fields);
      const code = body.id ?? componentName ?? `menu.${crypto.randomUUID().slice(0, 8)}`;
      const usual = { link: false, cache: false, hidden: false, sort: LAST_SORT };
      const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
      const event = { type: 'menu.registered', ...usual, ...given, code, parent, kind, path };
      await propose(call, [{ machine: 'menu', event }]);
    }),
    implement(amendMenu, async (call) => {
      const { body, language } = call;
      const entries = await entriesOf(pool);
      const kept = entries.find(({ code }) => code === body.id);
      if (!kept) throw new Problem('notFound');
      const changed: Fields = changesIn(fieldsOf(body, language, kept), { ...kept });
      const parent = changed.parent === undefined ? kept.parent : changed.parent;
      const isMoved = changed.parent !== undefined;
      const others = entries.filter(({ code }) => code !== kept.code);
      requireUnique(others, parent, isMoved ? { title: kept.title, ...changed } : changed);
      if (Object.keys(changed).length === 0) return;
      await propose(call, [{ machine: 'menu', id: kept.code, event: { type: 'menu.amended', ...changed } }]);
    }),
    implement(deleteMenus, async (call) => {
      const ids = topmost(call.body, await entriesOf(pool));
      await propose(
        call,
        ids.map((id) => ({ machine: 'menu', id, event: { type: 'menu.retired' } })),
      );
    }),
  ];
};
