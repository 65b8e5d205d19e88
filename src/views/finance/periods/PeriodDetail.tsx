import period from '#views/records/period/presentation.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';
import { Agreement } from './Agreement.tsx';

/** One month of the books: whether they agree, who asked for its closing and who closed it. */
const PeriodDetail = record(period, {
  keyFields: period.keyFields,
  sections: period.sections,
  tabs: [{ id: 'agreement', title: 'ui.books.agreement', Content: Agreement }, logTab(period)],
});

export default PeriodDetail;
