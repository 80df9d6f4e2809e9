DROP INDEX "sub_pages_project_id_index";--> statement-breakpoint
CREATE INDEX "crawl_template_pages_shared_index" ON "crawl_template_pages" USING btree ("project_id","last_shared_on","first_shared_on","route_template_id");--> statement-breakpoint
CREATE INDEX "sub_pages_project_id_index" ON "sub_pages" USING btree ("project_id","last_modified_at" NULLS FIRST,"id","status");--> statement-breakpoint
-- What a chart of a year adds up for its pages is read from the index alone.
DROP INDEX "crawl_page_days_sub_page_id_index";--> statement-breakpoint
CREATE INDEX "crawl_page_days_sub_page_id_index" ON "crawl_page_days" USING btree ("sub_page_id","day") INCLUDE ("project_id","bot","is_bot","source","count");--> statement-breakpoint
-- Only rows that a vacuum has seen are read from the index alone: by itself it would wait until a fifth of a year is new.
ALTER TABLE "crawl_page_days" SET (autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_vacuum_scale_factor = 0.02);--> statement-breakpoint
-- The extension comes with PostgreSQL and needs the right to create in the database. Without it searches work and read all pages.
DO $$ BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "sub_pages_search_index" ON "sub_pages" USING gin ("url" gin_trgm_ops, "title" gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
  RAISE NOTICE 'pg_trgm is not to be had: searches for pages read all of them';
END $$;
