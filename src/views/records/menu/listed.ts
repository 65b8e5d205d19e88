import type { menu } from '#machines/registers/menu.ts';
import descriptorData from '#machines/registers/menu.ts?listDescriptor';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { markedCode, markOf } from '#views/conflicts/conflictMarks.tsx';
import { namedIcon } from '#views/ui/namedIcon.ts';
import { choiceOf } from '#views/shapes/fields/labels.ts';
import { listedRegister } from '#views/shapes/presentation/listedRegister.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** List of the entries of the menu. */
const menuList = listedRegister<typeof menu>(descriptorData, {
  path: RECORD_PATHS.menu,
  list: '/system/menu',
  filters: ['title', 'kind', 'parent', 'hidden'],
  tree: {
    parentOf: ({ parent }) => text(parent) || null,
    below: (parent) => ({ parent: parent?.id ?? null }),
    isSorted: true,
    titleOf: ({ title, titleZh }, language) => (language === 'zh' && text(titleZh)) || text(title),
    noteOf: ({ kind, path, hidden }, words) =>
      [
        choiceOf('menu', 'kind', text(kind), words),
        text(path),
        ...(hidden === true ? [words.text<string>('field.menu.hidden')] : []),
      ]
        .filter(Boolean)
        .join(' · '),
    iconOf: ({ icon }) => namedIcon(text(icon)),
    Marks: markOf('menu'),
  },
  columns: [
    { field: 'title', width: 200, pinned: 'start', always: true, sort: true },
    { field: 'titleZh', width: 160 },
    { field: 'code', width: 230, sort: true, cell: markedCode('menu') },
    { field: 'state', width: 110 },
    { field: 'kind', width: 110, sort: true },
    { field: 'parent', width: 180 },
    { field: 'icon', width: 110 },
    { field: 'path', width: 240 },
    { field: 'component', width: 240 },
    { field: 'permission', width: 200 },
    { field: 'sort', width: 90, sort: true },
    { field: 'hidden', width: 90 },
    { field: 'link', hidden: true },
    { field: 'cache', hidden: true },
    { field: 'componentName', hidden: true },
  ],
});

export default menuList;
