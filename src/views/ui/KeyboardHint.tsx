import { key, keys as row } from './KeyboardHint.css.ts';

/** The keys of a shortcut, as caps: `Ctrl+K`. */
export const KeyboardHint = ({ keys }: { keys: string }) => (
  <span className={row}>
    {keys.split('+').map((cap) => (
      <kbd key={cap} className={key}>
        {cap}
      </kbd>
    ))}
  </span>
);
