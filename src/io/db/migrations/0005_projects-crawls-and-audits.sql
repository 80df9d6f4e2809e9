CREATE TABLE "host_turns" (
	"host" text NOT NULL,
	"place" smallint NOT NULL,
	"holder" uuid,
	"held_until" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"next_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"paused_until" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "host_turns_host_place_pk" PRIMARY KEY("host","place")
);
--> statement-breakpoint
ALTER TABLE "audit_sub_pages" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "problems" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "site_crawls" ADD COLUMN "kind" text DEFAULT 'read' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_crawls" ADD COLUMN "audit_id" integer;--> statement-breakpoint
ALTER TABLE "site_crawls" ADD COLUMN "finds_links" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "site_crawls" ADD COLUMN "max_pages" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sub_pages" ADD COLUMN "result" jsonb;--> statement-breakpoint
ALTER TABLE "site_crawls" ADD CONSTRAINT "site_crawls_audit_id_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_crawls_audit_id_index" ON "site_crawls" USING btree ("audit_id");--> statement-breakpoint
ALTER TABLE "site_crawls" ADD CONSTRAINT "site_crawls_kind_check" CHECK ("site_crawls"."kind" in ('read', 'audit'));