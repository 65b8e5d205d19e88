import { expect, test } from 'vitest';
import { fieldInfo } from '#i18n/fieldsOf.ts';
import { rowSchema } from '#machines/workOrder/row.ts';
import { writtenIn } from '#views/workOrders/Conversation.tsx';

test('the conversation of a work order shows what was written with an event, whichever field holds it', () => {
  expect(writtenIn({ data: { remark: 'Where is it?', priority: 'high' } })).toBe('Where is it?');
  expect(writtenIn({ data: { result: 'Found in Muse' } })).toBe('Found in Muse');
  expect(writtenIn({ data: { operation: 'Weigh again', remark: ' ' } })).toBe('Weigh again');
  expect(writtenIn({ data: { assignee: 'STF000001' } })).toBe('');
});

test('the kind of the last log entry is a choice with titles', () => {
  expect(fieldInfo('lastLog', rowSchema.shape.lastLog).kind).toMatchObject({ kind: 'choice' });
});
