/** Sets the clock of this process or page ahead by milliseconds. It depends on nothing, so that a page can run it too. */
export function setClockAhead(milliseconds: number): void {
  const Real = Date;
  const now = (): number => Real.now() + milliseconds;
  globalThis.Date = new Proxy(Real, {
    construct: (target, args: [], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
    get: (target, property) => (property === 'now' ? now : (Reflect.get(target, property) as unknown)),
  });
}
