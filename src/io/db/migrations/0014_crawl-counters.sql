CREATE TABLE "crawl_day_tops" (
	"project_id" integer NOT NULL,
	"day" date NOT NULL,
	"rank" smallint NOT NULL,
	"sub_page_id" integer NOT NULL,
	"shares" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "crawl_day_tops_pk" PRIMARY KEY("project_id","day","rank")
);
--> statement-breakpoint
CREATE TABLE "crawl_days" (
	"project_id" integer NOT NULL,
	"day" date NOT NULL,
	"bot" text NOT NULL,
	"is_bot" boolean NOT NULL,
	"source" text NOT NULL,
	"state" smallint NOT NULL,
	"route_template_id" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "crawl_days_pk" PRIMARY KEY("project_id","day","bot","is_bot","source","state","route_template_id"),
	CONSTRAINT "crawl_days_source_check" CHECK ("crawl_days"."source" in ('Whatsapp', 'Facebook', 'Slack', 'Telegram', 'LinkedIn', 'Twitter', 'Notion', 'BingBot', 'GoogleImageBot', 'AhrefsBot', 'IFramelyBot', 'Custom', 'Dynamic', 'Unknown'))
);
--> statement-breakpoint
CREATE TABLE "crawl_page_days" (
	"project_id" integer NOT NULL,
	"day" date NOT NULL,
	"bot" text NOT NULL,
	"is_bot" boolean NOT NULL,
	"source" text NOT NULL,
	"state" smallint NOT NULL,
	"route_template_id" integer NOT NULL,
	"count" integer NOT NULL,
	"sub_page_id" integer NOT NULL,
	CONSTRAINT "crawl_page_days_pk" PRIMARY KEY("project_id","day","sub_page_id","bot","is_bot","source","state","route_template_id"),
	CONSTRAINT "crawl_page_days_source_check" CHECK ("crawl_page_days"."source" in ('Whatsapp', 'Facebook', 'Slack', 'Telegram', 'LinkedIn', 'Twitter', 'Notion', 'BingBot', 'GoogleImageBot', 'AhrefsBot', 'IFramelyBot', 'Custom', 'Dynamic', 'Unknown'))
);
--> statement-breakpoint
CREATE TABLE "crawl_template_pages" (
	"project_id" integer NOT NULL,
	"route_template_id" integer NOT NULL,
	"sub_page_id" integer NOT NULL,
	"first_shared_on" date NOT NULL,
	"last_shared_on" date NOT NULL,
	CONSTRAINT "crawl_template_pages_pk" PRIMARY KEY("project_id","route_template_id","sub_page_id")
);
--> statement-breakpoint
ALTER TABLE "crawls" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
CREATE SEQUENCE "crawls_id_sequence" CACHE 500;--> statement-breakpoint
SELECT setval('crawls_id_sequence', coalesce((SELECT max("id") FROM "crawls"), 0) + 1, false);--> statement-breakpoint
ALTER TABLE "crawls" ALTER COLUMN "id" SET DEFAULT nextval('crawls_id_sequence');--> statement-breakpoint
ALTER TABLE "crawl_day_tops" ADD CONSTRAINT "crawl_day_tops_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crawl_days" ADD CONSTRAINT "crawl_days_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crawl_page_days" ADD CONSTRAINT "crawl_page_days_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crawl_template_pages" ADD CONSTRAINT "crawl_template_pages_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "crawl_page_days_sub_page_id_index" ON "crawl_page_days" USING btree ("sub_page_id","day");--> statement-breakpoint
-- The log becomes a table of months. What is there stays where it is, as the first part: no row is copied.
ALTER TABLE "crawls" RENAME TO "crawls_until_partitions";--> statement-breakpoint
ALTER TABLE "crawls_until_partitions" RENAME CONSTRAINT "crawls_project_id_created_at_id_pk" TO "crawls_until_partitions_pk";--> statement-breakpoint
ALTER INDEX "crawls_id_index" RENAME TO "crawls_until_partitions_id_index";--> statement-breakpoint
ALTER INDEX "crawls_created_at_index" RENAME TO "crawls_until_partitions_created_at_index";--> statement-breakpoint
CREATE TABLE "crawls" (LIKE "crawls_until_partitions" INCLUDING DEFAULTS INCLUDING CONSTRAINTS) PARTITION BY RANGE ("created_at");--> statement-breakpoint
ALTER TABLE "crawls" ADD CONSTRAINT "crawls_project_id_created_at_id_pk" PRIMARY KEY("project_id","created_at","id") INCLUDE ("is_bot","source","sub_page_id");--> statement-breakpoint
CREATE INDEX "crawls_id_index" ON "crawls" USING brin ("id");--> statement-breakpoint
CREATE INDEX "crawls_created_at_index" ON "crawls" USING brin ("created_at");--> statement-breakpoint
-- Up to the end of next month, so that rows written while this runs have their place; later months follow at every start.
DO $$ BEGIN
  EXECUTE format('ALTER TABLE crawls ATTACH PARTITION crawls_until_partitions FOR VALUES FROM (MINVALUE) TO (%L)',
    (date_trunc('month', now() AT TIME ZONE 'UTC') + interval '2 months') AT TIME ZONE 'UTC');
END $$;--> statement-breakpoint
INSERT INTO "crawl_days" SELECT "project_id", ("crawls"."created_at" AT TIME ZONE 'UTC')::date, "bot", "is_bot", "source", "crawls"."state", coalesce("route_template_id", 0), count(*)
FROM "crawls" JOIN "projects" ON "projects"."id" = "project_id" GROUP BY 1, 2, 3, 4, 5, 6, 7;--> statement-breakpoint
INSERT INTO "crawl_page_days" ("project_id", "day", "bot", "is_bot", "source", "state", "route_template_id", "count", "sub_page_id")
SELECT "project_id", ("crawls"."created_at" AT TIME ZONE 'UTC')::date, "bot", "is_bot", "source", "crawls"."state", coalesce("route_template_id", 0), count(*), "sub_page_id"
FROM "crawls" JOIN "projects" ON "projects"."id" = "project_id" WHERE "sub_page_id" IS NOT NULL GROUP BY 1, 2, 3, 4, 5, 6, 7, 9;--> statement-breakpoint
INSERT INTO "crawl_template_pages" SELECT "project_id", "route_template_id", "sub_page_id", min("day"), max("day") FROM "crawl_page_days"
WHERE "route_template_id" <> 0 AND NOT "is_bot" AND "bot" NOT IN ('Unknown', 'Custom') GROUP BY 1, 2, 3;
