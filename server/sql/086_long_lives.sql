-- A life that lists thousands of parcels is kept as plain text: as jsonb it is taken apart and put together again with every scan,
-- which took most of a scan's time. Its context is empty then. Nothing looks into such a life by SQL.
alter table streams add column long_context text;
alter table streams alter column long_context set storage external;
