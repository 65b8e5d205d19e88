import { question as type } from '#machines/registers/question.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presentedRegister } from '#views/shapes/presentation/register.ts';

const question = presentedRegister(type, {
  path: RECORD_PATHS.question,
  screens: {
    list: '/system/question',
    title: 'name',
    filters: ['name', 'language', 'isDisplay', 'status'],
    tree: {
      parentOf: ({ pid, language }) =>
        pid === '0' ? null : language === 'us' ? String(pid) : `${String(pid)}-${String(language)}`,
      below: (parent) => ({ pid: parent === null ? '0' : parent['code'] }),
      startsWith: (parent) => ({ language: parent['language'] }),
      isSorted: false,
      isShown: (row, language) => row['language'] === (language === 'zh' ? 'cn' : 'us'),
      titleOf: ({ name }) => String(name),
      noteOf: ({ code, isDisplay }, words) =>
        [String(code), ...(isDisplay === true ? [] : [words.text('ui.tree.notShown')])].join(' · '),
    },
  },
  columns: [
    { field: 'name', width: 320, pinned: 'start', always: true, sort: true },
    { field: 'code', width: 100, sort: true },
    { field: 'pid', width: 120, sort: true },
    { field: 'language', width: 120, sort: true },
    { field: 'state', width: 110 },
    { field: 'isDisplay', width: 120 },
    { field: 'status', width: 120 },
  ],
});

export default question;
