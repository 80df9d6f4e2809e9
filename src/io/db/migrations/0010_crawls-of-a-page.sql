DROP INDEX "crawls_sub_page_id_index";--> statement-breakpoint
DROP INDEX "crawls_project_id_index";--> statement-breakpoint
CREATE INDEX "crawls_project_id_index" ON "crawls" USING btree ("project_id","created_at","is_bot","source","sub_page_id");