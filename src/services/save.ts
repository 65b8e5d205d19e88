/** Long enough for any browser to have taken the file. */
const RELEASE_AFTER_MS = 60_000;

/** Saves a file to the person's downloads. */
export const saveFile = (content: Blob, fileName: string): void => {
  const address = URL.createObjectURL(content);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = fileName;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER_MS);
};
