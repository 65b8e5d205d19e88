import scion from '@scion-scxml/scxml';

type ModelFactory = ConstructorParameters<typeof scion.core.Statechart>[0];

/** A machine that SCION runs: sends events and returns its states. */
export interface Running {
  /** Returns whether a transition was taken, and the leaf states afterwards, sorted. */
  send(event: string): { readonly isTaken: boolean; readonly states: readonly string[] };
}

/** Compiles an SCXML document; `obeys` is the predicate of its conditions. Each call of the result starts the machine anew. */
export function compiled(document: string, obeys: (rule: string) => boolean): Promise<() => Running> {
  return new Promise((resolve, reject) => {
    const failed = (error: unknown) => reject(error instanceof Error ? error : new Error(JSON.stringify(error)));
    scion.documentStringToModel('', document, (error, factory) => {
      if (error) return failed(error);
      factory.prepare((unprepared, model) => (unprepared ? failed(unprepared) : resolve(() => running(model))), {
        obeys,
      });
    });
  });
}

function running(model: ModelFactory): Running {
  const chart = new scion.core.Statechart(model);
  let taken = 0;
  chart.start();
  chart.registerListener({ onTransition: () => (taken += 1) });
  return {
    send(event) {
      taken = 0;
      chart.gen({ name: event, data: {} });
      return { isTaken: taken > 0, states: chart.getConfiguration().toSorted() };
    },
  };
}
