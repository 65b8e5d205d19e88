import { expect, test } from 'vitest';
import { messageText } from '../../scripts/model/messageText.ts';

test('a message is written as it is read: values by name, the plural of a number, choices beside each other', () => {
  expect(messageText('branch {branch} is counted since {startedAt}')).toBe(
    'branch {branch} is counted since {startedAt}',
  );
  expect(messageText('{count, plural, one {# parcel is} other {# parcels are}} here')).toBe('{count} parcels are here');
  const nested = '{kind, select, order {{count, plural, other {# parcels}}} shelf {its shelf} other {}} is left';
  expect(messageText(nested)).toBe('({count} parcels / its shelf) is left');
  const either = 'it belongs here{isHere, select, true {} other {, in {branch}}}';
  expect(messageText(either)).toBe('it belongs here, in {branch}');
});
