import descriptorData from '#machines/journals/posting.ts?listDescriptor';
import postingTypes from '#machines/postings/index.ts?postingTypes';
import { MachineRecord } from './MachineRecord.tsx';
import { list } from '#views/shapes/list/list.tsx';
import { eventTitle, personName } from '#views/shapes/log/eventNames.tsx';
import { journalListDescriptor } from '#views/shapes/listDescriptor/journalListDescriptor.ts';
import { entryAddress } from '#views/place/addresses.ts';
import { POSTINGS } from './addresses.ts';
import { postingNews$ } from './postingNews.ts';
import { PostingTotals } from './PostingTotals.tsx';

/** Postings: every line of the ledger, with the event and the record behind it. */
const Postings = list(
  journalListDescriptor(descriptorData, async () => (await import('#machines/journals/posting.ts')).posting),
  {
    path: POSTINGS,
    open: entryAddress,
    columns: [
      { field: 'day', width: 110, pinned: 'start', always: true, sort: true },
      {
        field: 'account',
        width: 190,
        cell: ({ account }, words) => words.text(`ledger.account.${account}`),
      },
      { field: 'isLate', width: 110 },
      { field: 'debit', width: 140, sort: true },
      { field: 'credit', width: 140, sort: true },
      { field: 'debitYuan', width: 130 },
      { field: 'creditYuan', width: 130 },
      { field: 'type', width: 210, cell: ({ type }, words) => eventTitle(type, words) },
      { field: 'life', width: 180, cell: ({ machine, life: id }) => <MachineRecord machine={machine} id={id} /> },
      { field: 'branch', width: 150 },
      { field: 'waybill', width: 170 },
      { field: 'merchantName', width: 160 },
      { field: 'holderName', width: 150 },
      {
        field: 'doneByName',
        width: 150,
        cell: ({ doneBy, doneByName }, words) => personName({ id: doneBy, name: doneByName }, words),
      },
      { field: 'ownDay', width: 120, hidden: true },
      { field: 'recordedAt', width: 170, sort: true, hidden: true },
      { field: 'entry', width: 120, hidden: true },
    ],
    filters: [
      { field: 'day', first: true },
      { field: 'account', first: true, titles: 'ledger.account' },
      { field: 'branch', first: true },
      { field: 'type', values: postingTypes, titles: 'event', first: true },
      'isLate',
      'side',
      'currency',
      'merchant',
      'holder',
      'doneBy',
      'waybill',
    ],
    find: false,
    news: postingNews$,
    actions: [],
    bulk: [],
    Tools: PostingTotals,
  },
);

export default Postings;
