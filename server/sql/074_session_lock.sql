-- When the person locked the screen; null while it is open. A locked session answers nothing but its unlocking.
alter table sessions add column locked_at timestamptz;
