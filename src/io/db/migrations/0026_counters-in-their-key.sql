-- A list's total adds up all days of a project, a chart a year of them. The rows of a day lie with those of all projects of that
-- day: 10,000 of them were 6,500 places of the table. With the counter in the key neither reads the table at all. What a vacuum
-- has not seen yet is read there all the same, hence early.
ALTER TABLE "crawl_days" DROP CONSTRAINT "crawl_days_pk";--> statement-breakpoint
ALTER TABLE "crawl_days" ADD CONSTRAINT "crawl_days_pk" PRIMARY KEY("project_id","day","bot","is_bot","source","state","route_template_id") INCLUDE ("count");--> statement-breakpoint
ALTER TABLE "crawl_days" SET (autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_vacuum_scale_factor = 0.02);
