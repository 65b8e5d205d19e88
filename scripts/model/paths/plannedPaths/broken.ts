import type { Verdict } from '#server/propose/command.ts';
import { rulesIn } from './ask.ts';
import type { Asked } from './places.ts';
import type { Scene } from './scene.ts';

/** A refused proposal in a scene, with its verdict. */
export interface Shown {
  readonly scene: Scene;
  readonly asked: Asked;
  readonly verdict: Verdict;
}

/** Keeps for each rule the proposal that it refused alone, or with the fewest others. */
export class Broken {
  readonly #shown = new Map<string, Shown>();

  offer(shown: Shown): void {
    const rules = rulesIn(shown.verdict);
    for (const rule of rules) if (rules.length < this.#fewest(rule)) this.#shown.set(rule, shown);
  }

  /** Returns true if a refusal has fewer rules than the one kept for one of its rules. */
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
