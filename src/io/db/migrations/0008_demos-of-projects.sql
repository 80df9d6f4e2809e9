ALTER TABLE "demo_case_studies" ADD COLUMN "project_id" integer;--> statement-breakpoint
ALTER TABLE "demo_case_studies" ADD CONSTRAINT "demo_case_studies_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "demo_case_studies_project_id_index" ON "demo_case_studies" USING btree ("project_id","id");--> statement-breakpoint
-- The demos sown before tell about the sample shop.
UPDATE "demo_case_studies" SET "project_id" = (SELECT "id" FROM "projects" WHERE "slug" = 'demo');
