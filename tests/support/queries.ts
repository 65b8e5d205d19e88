import type pg from 'pg';

/** Returns the same pool, but every query of its clients first passes through a function. */
export const throughQueries = (pool: pg.Pool, change: (query: unknown) => unknown): pg.Pool =>
  new Proxy(pool, {
    get(target, property) {
      const found: unknown = Reflect.get(target, property);
      if (property !== 'connect') return typeof found === 'function' ? found.bind(target) : found;
      return async () => {
        const client = await target.connect();
        return new Proxy(client, {
          get(own, name) {
            const value: unknown = Reflect.get(own, name);
            if (typeof value !== 'function') return value;
            if (name !== 'query') return value.bind(own);
            return (query: unknown, ...rest: unknown[]) => Reflect.apply(value, own, [change(query), ...rest]);
          },
        });
      };
    },
  });
