/**
 * Under Trusted Types nothing may be written as markup but nothing: React Aria empties its announcements for screen readers by
 * `innerHTML = ''`, and a page that refused even that would stop at the first date typed.
 */
globalThis.trustedTypes?.createPolicy('default', {
  createHTML: (markup) => {
    if (markup !== '') throw new TypeError('Markup is never made from text here.');
    return '';
  },
});
