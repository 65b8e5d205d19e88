import type { Verdict } from '#server/propose/command.ts';
import { rulesIn } from './ask.ts';
import type { Asked } from './places.ts';
import type { Scene } from './scene.ts';

/** A proposal that was refused in a scene, and by which rules. */
export interface Shown {
  readonly scene: Scene;
  readonly asked: Asked;
  readonly verdict: Verdict;
}

/** By rule, the proposal that it refused alone, or beside the fewest others. */
export class Broken {
  readonly #shown = new Map<string, Shown>();

  offer(shown: Shown): void {
    const rules = rulesIn(shown.verdict);
    for (const rule of rules) if (rules.length < this.#fewest(rule)) this.#shown.set(rule, shown);
  }

  /** Returns true if a refusal says more of a rule than the earlier offer. */
  isNews(verdict: Verdict): boolean {
    const rules = rulesIn(verdict);
    return rules.some((rule) => rules.length < this.#fewest(rule));
  }

  isAlone(rule: string): boolean {
    return this.#fewest(rule) === 1;
  }

  get(rule: string): Shown | undefined {
    return this.#shown.get(rule);
  }

  #fewest(rule: string): number {
    const shown = this.#shown.get(rule);
    return shown ? rulesIn(shown.verdict).length : Number.POSITIVE_INFINITY;
  }
}
