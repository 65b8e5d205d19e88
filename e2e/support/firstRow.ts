import type { Locator, Page } from '@playwright/test';

/** First row of the table that is shown, without its heads. The filters in force are a grid with rows, too, which may come later. */
export const firstRow = (within: Page | Locator): Locator => within.getByRole('grid').locator('[data-row="0"]');
