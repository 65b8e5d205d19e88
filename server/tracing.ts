import { SpanStatusCode, trace, type Attributes, type Link, type Span } from '@opentelemetry/api';

/** Tracer of the provider that the operator loads before this program; without one its spans do nothing. */
export const tracer = () => trace.getTracer('shweli');

/** Returns a link to the work that goes on, for work that is done for several at once; none without a trace. */
export const linkHere = (): Link[] => {
  const context = trace.getActiveSpan()?.spanContext();
  return context ? [{ context }] : [];
};

/** Options of a span; with links it is a trace of its own, that names those it works for. */
export interface Traced {
  readonly attributes: Attributes;
  readonly links?: Link[];
}

/** Does work within a span. Of a failure it keeps its kind alone: messages may hold personal data. */
export const traced = <Result>(
  name: string,
  { attributes, links }: Traced,
  work: (span: Span) => Promise<Result>,
): Promise<Result> =>
  tracer().startActiveSpan(name, { attributes, ...(links && { links, root: true }) }, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
      throw error;
    } finally {
      span.end();
    }
  });
