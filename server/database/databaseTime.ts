/** Most by which clocks may differ, milliseconds: this machine's and PostgreSQL's, and two readings of a pause here. */
export const MOST_APART_MS = 60_000;

/** Clocks of this machine, milliseconds. */
interface Clocks {
  /** The time of day, which people and programs set. */
  readonly wall?: () => number;
  /** A clock that nobody sets. */
  readonly steady?: () => number;
}

/**
 * Tells the time of PostgreSQL, which is one for all processes: what it answered last and the steady time since, so that
 * a clock that is set between two questions changes nothing.
 */
export function createDatabaseTime({ wall = () => Date.now(), steady = () => performance.now() }: Clocks = {}) {
  /** Lead over the steady clock: of PostgreSQL's time, and of the wall clock when PostgreSQL was last asked. */
  let lead = wall() - steady();
  let wallLead = lead;
  let ahead = 0;
  let latest = 0;

  return {
    /**
     * Begins a question for the time; returns what takes its answer, which is false if this machine slept or its clock was
     * set meanwhile: such an answer tells nothing.
     */
    ask: (): ((answer: number) => boolean) => {
      const [wallAtAsking, steadyAtAsking] = [wall(), steady()];
      return (answer) => {
        const steadyNow = steady();
        const wallLeadNow = wall() - steadyNow;
        if (Math.abs(wallLeadNow - (wallAtAsking - steadyAtAsking)) > MOST_APART_MS) return false;
        ahead = wallAtAsking - answer;
        wallLead = wallLeadNow;
        // The answer bounds the lead; one that fits stays, so that a slow answer never corrects a right clock.
        lead = Math.min(Math.max(lead, answer - steadyNow), answer - steadyAtAsking);
        return true;
      };
    },
    /** Milliseconds by which the wall clock was ahead of PostgreSQL's when it was last asked; negative behind it. */
    ahead: (): number => ahead,
    /** True if this machine slept or its clock was set since the last answer: which of both, the next answer shows. */
    isInDoubt: (): boolean => Math.abs(wall() - steady() - wallLead) > MOST_APART_MS,
    now: (): Date => {
      const time = lead + steady();
      // Small corrections wait instead of going back, so that what follows is not recorded before its cause.
      if (time > latest || latest - time > MOST_APART_MS) latest = time;
      return new Date(latest);
    },
  };
}

export type DatabaseTime = ReturnType<typeof createDatabaseTime>;
