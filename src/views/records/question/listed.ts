import type { question } from '#machines/registers/question.ts';
import descriptorData from '#machines/registers/question.ts?listDescriptor';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { listedRegister } from '#views/shapes/presentation/listedRegister.ts';

/** List of the questions to choose from. */
const questionList = listedRegister<typeof question>(descriptorData, {
  path: RECORD_PATHS.question,
  list: '/system/question',
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

export default questionList;
