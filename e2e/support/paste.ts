import type { Locator } from '@playwright/test';

/** Pastes into a field as a person does: goes there first, then pastes where the focus is, also when the field is drawn anew meanwhile. */
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
