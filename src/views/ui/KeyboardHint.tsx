import { key, keys as row } from './KeyboardHint.css.ts';
import { capsOf, KEYS, type KeyName } from './keys.ts';

const isApple = (): boolean => /^(?:Mac|iP)/.test(navigator.platform);

/** The keys of an act, as caps: the first of its combinations, or all. */
export const KeyboardHint = ({ of, all = false }: { of: KeyName; all?: boolean }) => {
  const combinations: readonly string[] = KEYS[of].keys;
  return (all ? combinations : combinations.slice(0, 1)).map((combination) => (
    <span key={combination} className={row}>
      {capsOf(combination, isApple()).map((cap) => (
        <kbd key={cap} className={key}>
          {cap}
        </kbd>
      ))}
    </span>
  ));
};
