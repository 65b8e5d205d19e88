-- Runs over everything are runs of the job `audit` now, in job_runs.
drop table audit_runs;
-- What falls due is read by deadlines_by_time; the planner never chose this one beside it.
drop index deadlines_of_life;
