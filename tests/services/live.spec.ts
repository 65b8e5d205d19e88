import { expect, it } from 'vitest';
import { closeLive, liveStatus } from '#services/live/live.ts';

it('a page that has not tried yet is connecting, after another person too', () => {
  expect(liveStatus()).toBe('connecting');
  closeLive();
  expect(liveStatus()).toBe('connecting');
});
