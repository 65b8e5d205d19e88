-- Who did both steps of a case that two should do is looked for by the kinds of events.
create index events_by_type on events (type, position);
