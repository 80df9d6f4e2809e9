CREATE TABLE "deletions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deletions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"project_uuid" uuid NOT NULL,
	"folders" jsonb NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"passes" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now(),
	"files_deleted" integer DEFAULT 0 NOT NULL,
	"error" text,
	CONSTRAINT "deletions_project_id_unique" UNIQUE("project_id")
);
--> statement-breakpoint
CREATE TABLE "export_leases" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "report_visibility" text DEFAULT 'link' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "report_key" text DEFAULT left(replace(gen_random_uuid()::text, '-', ''), 24) NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "report_opens_without_key" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "export_leases" ADD CONSTRAINT "export_leases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deletions_due_at_index" ON "deletions" USING btree ("due_at") WHERE "deletions"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "deletions_created_at_index" ON "deletions" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_report_visibility_check" CHECK ("projects"."report_visibility" in ('link', 'public', 'off'));--> statement-breakpoint
-- Results of checks were mailed by their slug alone: those links stay good until somebody takes the shop over.
UPDATE "projects" SET "report_opens_without_key" = true WHERE NOT EXISTS (SELECT FROM "user_to_project" WHERE "user_to_project"."project_id" = "projects"."id");--> statement-breakpoint
-- The sample on our own pages.
UPDATE "projects" SET "report_visibility" = 'public' WHERE "slug" = 'demo' AND EXISTS (SELECT FROM "seeds" WHERE "name" = 'demo-project');
