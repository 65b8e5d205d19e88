import { expect, test } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { withoutRight } from '#views/shapes/scan/things/acts.ts';

const words = await loadWords('en');

test('the event of another record is offered to those who hold its right, and refused to others by its title', () => {
  expect(withoutRight('order.stockFound', ['order.stockFound'], words)).toBeUndefined();
  expect(withoutRight('order.stockFound', ['*'], words)).toBeUndefined();
  expect(withoutRight('order.stockFound', ['inventoryTask.scanned', 'order.adjustmentRequested'], words)).toBe(
    'Your roles do not grant “Confirm found in count”',
  );
});
