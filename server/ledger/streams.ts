import type pg from 'pg';
import { loggedEvent } from '../store/history.ts';
import type { StreamName } from '../store/streamName.ts';
import type { LoggedEvent } from '../store/record.ts';

/** An aggregate's events in order. */
export interface Stream extends StreamName {
  readonly history: readonly LoggedEvent[];
}

const PAGE = 5000;

/** Reads every stream, of all machines or of one, by machine and id, page by page. */
export async function* streamsOf(client: pg.ClientBase, machine: string | null = null): AsyncGenerator<Stream> {
  let after: readonly [machine: string, id: string, version: number] = [machine ?? '', '', 0];
  let open: LoggedEvent[] = [];
  for (;;) {
    const { rows } = await client.query<Parameters<typeof loggedEvent>[0]>({
      name: machine === null ? 'ledger-page' : 'ledger-page-of-one',
      text: `select * from events where (machine, id, version) > ($1, $2, $3)${machine === null ? '' : ' and machine = $1'}
        order by machine, id, version limit ${PAGE}`,
      values: [...after],
    });
    for (const event of rows.map(loggedEvent)) {
      const [first] = open;
      if (first && (first.machine !== event.machine || first.id !== event.id)) {
        yield { machine: first.machine, id: first.id, history: open };
        open = [];
      }
      open.push(event);
    }
    const last = rows.at(-1);
    if (!last) break;
    after = [last.machine, last.id, last.version];
  }
  const [first] = open;
  if (first) yield { machine: first.machine, id: first.id, history: open };
}
