-- The forms in which parts of texts are sought (src/machines/kit/alike.ts): O'Brien, O’Brien and obrien alike, José and jose.
-- Plain Latin letters, and letters that have no accents, need less work.
create function bare_words(text) returns text language sql immutable parallel safe
  return trim(regexp_replace(case when octet_length($1) = length($1) then lower($1) else
    translate(lower(normalize(regexp_replace(normalize(look_alike($1), nfd), '[\u0300-\u036f]', '', 'g'), nfc)), 'đøłı', 'doli') end, '\s+', ' ', 'g'));

create function sought_form(text) returns text language sql immutable parallel safe
  return case
    when octet_length($1) = length($1) then
      coalesce(nullif(trim(replace(replace(translate(lower($1), '''`.-', ''), '  ', ' '), '  ', ' ')), ''), lower($1))
    when $1 ~ '[\u00b4\u00c0-\u024f\u0300-\u04ff\u1e00-\u1fff]' then
      coalesce(nullif(bare_words(translate(look_alike(translate($1, '´', '')), '''’‘ʼ′`.·•・‧-‐‑‒–—', '')), ''), bare_words($1))
    else
      coalesce(nullif(trim(replace(replace(translate(lower(look_alike($1)), '''’‘ʼ′`.·•・‧-‐‑‒–—', ''), '  ', ' '), '  ', ' ')), ''), bare_words($1))
  end;

-- Words of the names of an order: those between the signs, and those without them.
create function words_of_names(sender text, receiver text) returns tsvector language sql immutable parallel safe
  return to_tsvector('simple'::regconfig, translate(bare_words($1 || ' ' || $2) || ' ' || sought_form($1 || ' ' || $2),
    '.,;:!?/\()[]{}<>&@#*+=|~_"''’‘“”·•・、。။၊-', '                                       '));

-- Replaces the index of migration 216.
drop index row_order_by_names;
create index row_order_by_names on row_order using gin (words_of_names(sender_name, receiver_name));

-- The last digits of a waybill, its check digit among them, as people read them aloud.
create index row_order_by_last_digits on row_order (reverse(substr(id, 3, 9)) collate "C");
