import { context, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tracer } from '../tracing.ts';

/** Opens a span for each request to a call. It names the call and the line of the log, never who asks or for what. */
export const traceRequests = (app: FastifyInstance): void => {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', async (request) => {
    const { method, routeOptions, id } = request;
    if (!routeOptions.config.declared) return;
    const name = `${method} ${routeOptions.url}`;
    const attributes = { 'http.request.method': method, 'http.route': routeOptions.url ?? '', 'shweli.request': id };
    // A stranger does not decide what is traced: the trace begins here.
    spans.set(request, tracer().startSpan(name, { kind: SpanKind.SERVER, root: true, attributes }));
  });
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) context.with(trace.setSpan(context.active(), span), done);
    else done();
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
};
