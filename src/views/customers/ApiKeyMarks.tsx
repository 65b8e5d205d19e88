import { useCallback, useState } from 'react';
import { localDay } from '#machines/time/calendar.ts';
import { serverNow } from '#services/clock.ts';
import { readUse } from '#services/apiKeys.ts';
import type { AskOptions } from '#services/http.ts';
import type apiKey from '#views/records/apiKey/presentation.ts';
import type { Shown } from '#views/shapes/detail/options.ts';
import { Tag } from '#views/ui/Tag.tsx';
import { useAsked } from '#views/data/useAsked.ts';
import { useWords } from '#views/language/words.tsx';

const DAY_MS = 86_400_000;
/** Days before its end from which a key warns. */
const SOON_DAYS = 14;

/** Says when a key ends, and when and from where it was last used. */
export function ApiKeyMarks({ row: { id, expiresOn, state } }: Shown<typeof apiKey>) {
  const words = useWords();
  const [now] = useState(serverNow);
  const read = useCallback((options: AskOptions) => readUse(id, { ...options, ownFailure: true }), [id]);
  const { answer } = useAsked(read);
  const days = (Date.parse(expiresOn) - Date.parse(localDay(now))) / DAY_MS;
  return (
    <>
      {state !== 'revoked' && days < 0 && <Tag tone="critical">{words.text('ui.apiKey.expired')}</Tag>}
      {state !== 'revoked' && days >= 0 && days <= SOON_DAYS && (
        <Tag tone="warning">{words.text('ui.apiKey.expiresSoon', { days })}</Tag>
      )}
      {answer && (
        <Tag>
          {answer.lastAt === null
            ? words.text('ui.apiKey.neverUsed')
            : words.text('ui.apiKey.lastUse', { at: words.instant(answer.lastAt), ip: answer.lastIp ?? '' })}
        </Tag>
      )}
    </>
  );
}
