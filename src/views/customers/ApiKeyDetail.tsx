import apiKey from '#views/records/apiKey/presentation.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';
import { ApiKeyMarks } from './ApiKeyMarks.tsx';
import { ApiKeySecret } from './ApiKeySecret.tsx';

/** One API key: what it may, its secrets by their endings, and its last use. */
const ApiKeyDetail = record(apiKey, {
  keyFields: apiKey.keyFields,
  sections: apiKey.sections,
  tabs: [logTab(apiKey)],
  Marks: ApiKeyMarks,
  dialogs: { 'apiKey.secretIssued': ApiKeySecret },
  title: (row) => row.name,
});

export default ApiKeyDetail;
