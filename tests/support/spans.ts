import { AsyncLocalStorage } from 'node:async_hooks';
import {
  context,
  trace,
  ROOT_CONTEXT,
  SpanStatusCode,
  type Attributes,
  type Context,
  type Span,
  type SpanOptions,
  type Tracer,
} from '@opentelemetry/api';

export interface Recorded {
  readonly name: string;
  readonly id: string;
  readonly parent: string | null;
  readonly links: readonly string[];
  readonly attributes: Attributes;
  readonly isFailed: boolean;
}

/** Records the spans of this process once they end, as the provider of an operator would; `stop` ends it. */
export function recordSpans(): { readonly ended: Recorded[]; readonly stop: () => void } {
  const ended: Recorded[] = [];
  const storage = new AsyncLocalStorage<Context>();
  let count = 0;
  const active = (): Context => storage.getStore() ?? ROOT_CONTEXT;

  const startSpan = (name: string, { attributes, links = [], root }: SpanOptions = {}, within = active()): Span => {
    count += 1;
    const spanContext = { traceId: '1'.repeat(32), spanId: String(count).padStart(16, '0'), traceFlags: 1 };
    const all: Attributes = { ...attributes };
    const parent = root === true ? null : (trace.getSpanContext(within)?.spanId ?? null);
    let isFailed = false;
    const span: Span = {
      spanContext: () => spanContext,
      setAttribute: (key, value) => ((all[key] = value), span),
      setAttributes: (more) => (Object.assign(all, more), span),
      setStatus: ({ code }) => ((isFailed = code === SpanStatusCode.ERROR), span),
      addEvent: (event) => ((all['event'] = event), span),
      addLink: () => span,
      addLinks: () => span,
      updateName: () => span,
      isRecording: () => true,
      recordException: (error) => void (all['exception'] = JSON.stringify(error)),
      end: () =>
        void ended.push({
          name,
          id: spanContext.spanId,
          parent,
          links: links.map((link) => link.context.spanId),
          attributes: all,
          isFailed,
        }),
    };
    return span;
  };

  context.setGlobalContextManager({
    active,
    with: (given, work, self, ...args) => storage.run(given, () => work.call(self as never, ...args)),
    bind: (_given, target) => target,
    enable() {
      return this;
    },
    disable() {
      return this;
    },
  });
  trace.setGlobalTracerProvider({
    getTracer: () => ({
      startSpan,
      startActiveSpan: ((name: string, options: SpanOptions, work: (span: Span) => unknown) => {
        const span = startSpan(name, options);
        return storage.run(trace.setSpan(active(), span), () => work(span));
      }) as Tracer['startActiveSpan'],
    }),
  });
  return {
    ended,
    stop: () => {
      trace.disable();
      context.disable();
    },
  };
}
