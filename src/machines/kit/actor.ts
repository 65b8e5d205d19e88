/** Branch ids an actor may act for; 'all' for a company-wide data scope (§6). */
export type Scope = 'all' | readonly string[];

/** Who proposes an event: a signed-in person, or the system acting on a reaction or a deadline. */
export interface Actor {
  readonly kind: 'person' | 'system';
  readonly id: string;
  readonly name: string;
  readonly staffCode: string | null;
  /** The branch the actor works in now (operate branch, §3); null for people of no branch, such as merchants. */
  readonly branch: string | null;
  /** The merchant an outside customer acts for. */
  readonly merchant: string | null;
  readonly roles: readonly string[];
  /** Event types and other permission ids granted by the roles (§6). */
  readonly permissions: readonly string[];
  readonly scope: Scope;
  readonly session: string | null;
  readonly ip: string | null;
  readonly onBehalfOf: string | null;
}

/** The server itself: reactions, deadlines and nightly jobs. */
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

/** The scope name of what belongs to one person alone, such as an export. */
export const ownedBy = (person: string): string => `person:${person}`;

/** Names of everything an actor's scope reaches: the branches, and what is the actor's own. */
export const reachOf = (actor: Actor): string[] => [...(actor.scope === 'all' ? [] : actor.scope), ownedBy(actor.id)];
