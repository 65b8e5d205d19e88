/** Does something when what is drawn now can be seen; at once after this task where nobody looks. */
export function afterPaint(work: () => void): void {
  if (document.hidden) setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work));
}
