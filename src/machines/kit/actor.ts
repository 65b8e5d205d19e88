/** Branch ids for which an actor may act; 'all' is a company-wide data scope (§6). */
export type Scope = 'all' | readonly string[];

/** The proposer of an event: a signed-in person, or the system on a reaction or a deadline. */
export interface Actor {
  readonly kind: 'person' | 'system';
  readonly id: string;
  readonly name: string;
  readonly staffCode: string | null;
  /** The branch where the actor works now (operate branch, §3); null for people of no branch, such as merchants. */
  readonly branch: string | null;
  /** The merchant for whom an outside customer acts. */
  readonly merchant: string | null;
  readonly roles: readonly string[];
  /** Event types and other permission ids that the roles grant (§6). */
  readonly permissions: readonly string[];
  readonly scope: Scope;
  readonly session: string | null;
  readonly ip: string | null;
  readonly onBehalfOf: string | null;
}

/** The server itself: it proposes reactions, deadlines and nightly jobs. */
export const system: Actor = {
  kind: 'system',
  id: 'system',
  name: 'system',
  staffCode: null,
  branch: null,
  merchant: null,
  roles: [],
  permissions: [],
  scope: 'all',
  session: null,
  ip: null,
  onBehalfOf: null,
};

/** Tests whether a person did something himself, or another did it on his behalf. */
export const isBy = (
  person: string | null | undefined,
  { id, onBehalfOf }: Pick<Actor, 'id' | 'onBehalfOf'>,
): boolean => typeof person === 'string' && (person === id || person === onBehalfOf);

/** The person who did something himself, or on whose behalf the system did it. */
export const personOf = ({ id, onBehalfOf }: Pick<Actor, 'id' | 'onBehalfOf'>): string => onBehalfOf ?? id;

/** The scope name of a person's private records, such as an export. */
export const ownedBy = (person: string): string => `person:${person}`;

/** Names of all scopes of an actor: the branches, and the actor's private records. */
export const reachOf = (actor: Actor): string[] => [...(actor.scope === 'all' ? [] : actor.scope), ownedBy(actor.id)];
