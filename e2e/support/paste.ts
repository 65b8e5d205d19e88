import type { Locator } from '@playwright/test';

/** Pastes as a person does: focuses the field, then pastes at the focus, even if the field was rendered again. */
export const pasteInto = async (field: Locator, text: string): Promise<void> => {
  await field.focus();
  await field.page().evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
};
