/**
 * Allows empty markup alone under Trusted Types. React Aria empties its announcements by `innerHTML = ''`; a page that
 * refused it would stop at the first typed date.
 */
globalThis.trustedTypes?.createPolicy('default', {
  createHTML: (markup) => {
    if (markup !== '') throw new TypeError('Markup is never made from text here.');
    return '';
  },
});
