import type { Colleague } from '#services/colleagues.ts';
import { Button } from '#views/ui/Button.tsx';
import { Inline } from '#views/ui/layout.tsx';
import { Status } from '#views/ui/Status.tsx';
import { Tag } from '#views/ui/Tag.tsx';
import type { Tone } from '#views/ui/theme/tokens.ts';
import { useWords } from '#views/language/words.tsx';
import * as css from './Colleagues.css.ts';
import { titleIn } from './titleIn.ts';

/** Something to do about a colleague. */
export type Act = 'rights' | 'password' | 'access';

const TONES = {
  own: 'info',
  main: 'info',
  active: 'positive',
  ended: 'ended',
  stopped: 'warning',
} as const satisfies Record<Colleague['status'], Tone>;

/** Acts of each status: a main account is kept by the branch. */
const ACTS: Readonly<Record<Colleague['status'], readonly Act[]>> = {
  own: [],
  main: [],
  active: ['rights', 'password', 'access'],
  ended: ['access'],
  stopped: [],
};

interface ColleagueLineProps {
  readonly colleague: Colleague;
  readonly onAct: (act: Act) => void;
}

/** One account of the customer: who it is, what it may do, and what can be done about it. */
export function ColleagueLine({ colleague, onAct }: ColleagueLineProps) {
  const words = useWords();
  const { name, username, phone, email, roles, status, stoppedFor, joinedOn } = colleague;
  const contact = [phone ?? '', email].filter((text) => text !== '');
  const labels = {
    rights: ['ui.colleague.changeRights', 'ui.colleague.changeRightsOf'],
    password: ['ui.colleague.password', 'ui.colleague.passwordOf'],
    access:
      status === 'ended'
        ? ['ui.colleague.restore', 'ui.colleague.restoreOf']
        : ['ui.colleague.end', 'ui.colleague.endOf'],
  } as const satisfies Record<Act, readonly [string, string]>;
  return (
    <li className={css.line}>
      <div className={css.person}>
        <span className={css.name}>{name}</span>
        <span className={css.faint}>{username}</span>
        {contact.length > 0 && <span className={css.faint}>{contact.join(' · ')}</span>}
      </div>
      <Inline gap="xs">
        {roles.map((role) => (
          <Tag key={role.id}>{titleIn(role.name, words)}</Tag>
        ))}
      </Inline>
      <div className={css.person}>
        <Status tone={TONES[status]}>{words.text(`ui.colleague.status.${status}`)}</Status>
        <span className={css.faint}>
          {stoppedFor === null
            ? words.text('ui.colleague.since', { day: words.day(`${joinedOn}T12:00:00Z`) })
            : words.text('ui.colleague.stoppedFor', { reason: stoppedFor })}
        </span>
      </div>
      {ACTS[status].length > 0 && (
        <Inline gap="s">
          {ACTS[status].map((act) => {
            const [label, named] = labels[act];
            return (
              <Button key={act} size="small" aria-label={words.text(named, { name })} onPress={() => onAct(act)}>
                {words.text(label)}
              </Button>
            );
          })}
        </Inline>
      )}
    </li>
  );
}
