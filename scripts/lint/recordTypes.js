import { readdirSync, readFileSync } from 'node:fs';

const MACHINES = new URL('../../src/machines/', import.meta.url);

/** Returns ids in source: `id: 'order'` of a folder's index, `register('tariff'` of a register. */
const idsIn = (path, pattern) => {
  try {
    return pattern.exec(readFileSync(new URL(path, MACHINES), 'utf8'))?.slice(1) ?? [];
  } catch {
    return [];
  }
};

const folders = readdirSync(MACHINES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const registers = readdirSync(new URL('registers/', MACHINES));

/** Ids of all record types, read from the folders of their machines. */
export const RECORD_TYPES = [
  ...folders.flatMap(({ name }) => idsIn(`${name}/index.ts`, /\{\s+id: '(\w+)',\s+version:/)),
  ...registers.flatMap((file) => idsIn(`registers/${file}`, /= register\('(\w+)'/)),
];

const known = new Set(RECORD_TYPES);
const EVENT = /^(\w+)\.\w+$/;
const MODULE = /^#(?:machines\/(?:registers\/)?|views\/records\/)(\w+)(?:\/|\.ts$)/;

/** Ids that are also words of every screen: the actor's branch, a refusal by role, a popup menu. */
const WORDS = new Set(['branch', 'menu', 'notice', 'role']);

/** Words of HTML and ARIA that are ids of record types too, as `role="menu"`. */
const isOfTheDocument = ({ parent }) => parent?.type === 'JSXAttribute';

/** Forbids names of record types in shared shapes and parts of screens; presentations pass them in. */
const noRecordType = {
  create(context) {
    const tell = (node, name) =>
      context.report({ node, message: `'${name}' is a record type: let its presentation say what is needed of it.` });
    const judge = (node, text) => {
      const isImport = /^(?:Import|Export)/.test(node.parent?.type ?? '');
      const name = isImport
        ? MODULE.exec(text)?.[1]
        : known.has(text) && !WORDS.has(text)
          ? text
          : EVENT.exec(text)?.[1];
      if (name !== undefined && known.has(name) && !isOfTheDocument(node)) tell(node, text);
    };
    return {
      Literal: (node) => {
        if (typeof node.value === 'string') judge(node, node.value);
      },
      TemplateElement: (node) => {
        const [head, tail] = node.value.raw.split('.', 2);
        if (tail !== undefined && known.has(head)) tell(node, head);
      },
    };
  },
};

export default { meta: { name: 'record-types' }, rules: { 'no-record-type': noRecordType } };
