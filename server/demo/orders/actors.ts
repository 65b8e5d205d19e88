import type pg from 'pg';
import { system, type Actor } from '#machines/kit/actor.ts';
import { actorOf, createPeople } from '../../auth/people.ts';
import type { Scene } from './step.ts';

/** Ids and actors of the people and places that stories name. */
export interface Actors {
  readonly actor: (username: string) => Actor;
  readonly idOf: Scene['idOf'];
}

const SESSION = 'demonstration';
const ADDRESS = '127.0.0.1';

/** Reads the actors of all staff, as if they had signed in. */
export async function loadActors(pool: pg.Pool): Promise<Actors> {
  const ids = new Map<string, string>();
  const actors = new Map<string, Actor>([['system', system]]);
  const people = createPeople(pool);
  const staff = await pool.query<{ id: string; username: string }>('select id, username from row_staff');
  for (const { id, username } of staff.rows) {
    const person = await people.of(id);
    if (!person?.active) continue;
    ids.set(`staff ${username}`, id);
    actors.set(username, actorOf(person, SESSION, ADDRESS));
  }
  const stations = await pool.query<{ id: string; name: string }>('select id, name_en as name from row_station');
  for (const { id, name } of stations.rows) ids.set(`station ${name}`, id);
  const cars = await pool.query<{ id: string; plate: string }>('select id, plate_number as plate from row_car');
  for (const { id, plate } of cars.rows) ids.set(`car ${plate}`, id);
  const known = <Value>(found: Value | undefined, name: string): Value => {
    if (found === undefined) throw new Error(`The demonstration world has no ${name}`);
    return found;
  };
  return {
    actor: (username) => known(actors.get(username), username),
    idOf: (machine, name) => known(ids.get(`${machine} ${name}`), `${machine} ${name}`),
  };
}
