-- The form in which names are sought (src/machines/kit/alike.ts): equal for two that look the same. Plain Latin letters,
-- as most names are, need no work.
create function look_alike(text) returns text language sql immutable parallel safe
  return case when octet_length($1) = length($1) then $1 else
    translate(replace(replace(replace(replace(normalize($1, nfkc), 'ဩ', 'သြ'), 'ဪ', 'သြော်'), 'ဦ', 'ဉီ'), 'ဈ', 'စျ'), 'ဥ၀၇၎', 'ဉဝရ၄') end;

-- Replaces the index of migration 202.
drop index row_order_by_names;
create index row_order_by_names on row_order using gin (
  to_tsvector('simple', translate(look_alike(sender_name || ' ' || receiver_name), '.,;:!?/\()[]{}<>&@#*+=|~_"''’‘“”·•・、。။၊-', '                                       ')));
