import pg from 'pg';
import type { Actor } from '#machines/kit/actor.ts';

/** A view of a list as its reader sees it. */
export interface ListView {
  readonly id: string;
  readonly name: string;
  readonly search: string;
  readonly shared: boolean;
  readonly mine: boolean;
  readonly ownerName: string;
  readonly isDefault: boolean;
  readonly isPinned: boolean;
}

/** Fields of a view that a person saves. */
export interface KeptView {
  readonly list: string;
  readonly name: string;
  readonly search: string;
  readonly shared: boolean;
}

/** Reason why a view is not saved: the id belongs to another person, the name is taken, or the limit is reached. */
export type ViewFault = 'notFound' | 'nameTaken' | 'tooMany';

/** Maximum number of views of one list for a person. */
export const MOST_VIEWS = 50;

/** Maximum number of views that a person pins to Home. */
export const MOST_PINS = 12;

/** Returns the branch whose people share views; null for customers, who share with nobody. */
export const sharingBranch = ({ branch, merchant }: Actor): string | null => (merchant === null ? branch : null);

const UNIQUE_VIOLATION = '23505';

/** Returns the own views of a list, and those shared by people of the own branch. */
export async function viewsOf(pool: pg.Pool, actor: Actor, list: string): Promise<ListView[]> {
  const { rows } = await pool.query<ListView>(
    `select kept.id, name, search, branch is not null as shared, kept.owner = $1 as mine,
            owner_name as "ownerName", chosen.view is not null as "isDefault", pin.view is not null as "isPinned"
     from list_views kept
     left join list_view_pins pin on pin.view = kept.id and pin.owner = $1
     left join list_view_defaults chosen on chosen.view = kept.id and chosen.owner = $1 and chosen.list = $2
     where kept.list = $2 and (kept.owner = $1 or branch = $3)
     order by kept.owner <> $1, lower(name), kept.id`,
    [actor.id, list, sharingBranch(actor)],
  );
  return rows;
}

/** Saves a view, new or in place of the own one with the same id. */
export async function keepView(pool: pg.Pool, actor: Actor, id: string, view: KeptView): Promise<ViewFault | null> {
  const { list, name, search, shared } = view;
  try {
    const { rows } = await pool.query<{ many: number; kept: number }>(
      `with others as (select count(*) as many from list_views where owner = $2 and list = $4 and id <> $1),
       kept as (
         insert into list_views (id, owner, owner_name, list, name, search, branch)
         select $1, $2, $3, $4, $5, $6, $7 from others where many < $8
         on conflict (id) do update
           set name = excluded.name, search = excluded.search, branch = excluded.branch, owner_name = excluded.owner_name,
               kept_at = now()
           where list_views.owner = excluded.owner and list_views.list = excluded.list
         returning 1)
       select (select many::int from others) as many, (select count(*)::int from kept) as kept`,
      [id, actor.id, actor.name, list, name, search, shared ? sharingBranch(actor) : null, MOST_VIEWS],
    );
    const [answer] = rows;
    if (!answer || answer.many >= MOST_VIEWS) return 'tooMany';
    return answer.kept === 1 ? null : 'notFound';
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION) return 'nameTaken';
    throw error;
  }
}

/** Deletes an own view; returns false if it does not exist or belongs to another person. */
export async function deleteView(pool: pg.Pool, actor: Actor, id: string): Promise<boolean> {
  const { rowCount } = await pool.query('delete from list_views where id = $1 and owner = $2', [id, actor.id]);
  return rowCount === 1;
}

/** Sets the default view of a list, or none; returns false for a view that the person does not see. */
export async function chooseDefault(pool: pg.Pool, actor: Actor, list: string, view: string | null): Promise<boolean> {
  if (view === null) {
    await pool.query('delete from list_view_defaults where owner = $1 and list = $2', [actor.id, list]);
    return true;
  }
  const { rowCount } = await pool.query(
    `insert into list_view_defaults (owner, list, view)
     select $1, $2, id from list_views where id = $3 and list = $2 and (owner = $1 or branch = $4)
     on conflict (owner, list) do update set view = excluded.view`,
    [actor.id, list, view, sharingBranch(actor)],
  );
  return rowCount === 1;
}

/** Pins a view to the Home of the person, or takes it away; returns why not. */
export async function pinView(
  pool: pg.Pool,
  actor: Actor,
  view: string,
  isPinned: boolean,
): Promise<'notFound' | 'tooMany' | null> {
  if (!isPinned) {
    await pool.query('delete from list_view_pins where owner = $1 and view = $2', [actor.id, view]);
    return null;
  }
  const { rows } = await pool.query<{ seen: boolean; many: number }>(
    `with seen as (select id from list_views where id = $2 and (owner = $1 or branch = $3)),
     others as (select count(*)::int as many from list_view_pins where owner = $1 and view <> $2),
     pinned as (
       insert into list_view_pins (owner, view) select $1, id from seen, others where many < $4
       on conflict do nothing)
     select exists (select from seen) as seen, many from others`,
    [actor.id, view, sharingBranch(actor), MOST_PINS],
  );
  const [answer] = rows;
  if (!answer?.seen) return 'notFound';
  return answer.many >= MOST_PINS ? 'tooMany' : null;
}
