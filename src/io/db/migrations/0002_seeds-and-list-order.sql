CREATE TABLE "seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "sub_pages_project_id_index";--> statement-breakpoint
DROP INDEX "sub_pages_route_id_index";--> statement-breakpoint
ALTER TABLE "demo_case_studies" ALTER COLUMN "title" SET DATA TYPE jsonb USING jsonb_build_object('en', "title", 'de', "title");--> statement-breakpoint
CREATE INDEX "sub_pages_project_id_index" ON "sub_pages" USING btree ("project_id","last_modified_at" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "sub_pages_route_id_index" ON "sub_pages" USING btree ("route_id","last_modified_at" NULLS FIRST,"id");