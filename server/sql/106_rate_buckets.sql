-- How much each asker may still ask (server/http/sharedBuckets.ts). Not logged: lost in a crash, after which every bucket is full.
create unlogged table rate_buckets (
  -- The class of calls, and the session or address that asks.
  key text collate "C" primary key,
  tokens double precision not null,
  -- Whole tokens that the latest question took.
  taken double precision not null,
  -- When it was last counted, in milliseconds since 1970.
  at double precision not null
) with (fillfactor = 50);
