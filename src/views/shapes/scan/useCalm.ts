import { useEffect, useState } from 'react';

const CALM_MS = 250;

/** A value once it has not changed for a quarter of a second: for what takes time to work out. */
export function useCalm<Value>(value: Value): Value {
  const [calm, setCalm] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(() => value), CALM_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return calm;
}
