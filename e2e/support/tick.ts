import { expect, type Locator } from '@playwright/test';

/** Ticks a box by its row, as a person does: the control itself is hidden, and a dialog that comes in still moves. */
export async function tick(box: Locator): Promise<void> {
  await box.locator('xpath=ancestor::label').click();
  await expect(box).toBeChecked();
}
