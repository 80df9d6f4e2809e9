CREATE TABLE "card_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"url" text NOT NULL,
	"platform" text NOT NULL,
	"message" text NOT NULL,
	"email" text,
	"language" text NOT NULL,
	"image" "bytea",
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"answered_by" integer,
	CONSTRAINT "card_reports_email_lower_case_check" CHECK ("card_reports"."email" = lower("card_reports"."email")),
	CONSTRAINT "card_reports_language_check" CHECK ("card_reports"."language" in ('en', 'de')),
	CONSTRAINT "card_reports_state_check" CHECK ("card_reports"."state" in ('open', 'answered'))
);
--> statement-breakpoint
CREATE TABLE "site_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"website" text NOT NULL,
	"project_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "card_reports" ADD CONSTRAINT "card_reports_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_checks" ADD CONSTRAINT "site_checks_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_reports_email_index" ON "card_reports" USING btree ("email");--> statement-breakpoint
CREATE INDEX "card_reports_answered_by_index" ON "card_reports" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "card_reports_created_at_index" ON "card_reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "site_checks_website_index" ON "site_checks" USING hash ("website");--> statement-breakpoint
CREATE INDEX "site_checks_project_id_index" ON "site_checks" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "site_checks_created_at_index" ON "site_checks" USING btree ("created_at");